import { expect, test } from 'vitest'
import { standingOn } from './standing.ts'

const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12)

test.each([
  ['long before', noon(2027, 1, 1), 'valid'],
  ['ninety-one days before', noon(2027, 12, 16), 'valid'],
  ['within ninety days', noon(2027, 12, 20), 'ending'],
  ['on the last day', noon(2028, 3, 16), 'ending'],
  ['the day after', noon(2028, 3, 17), 'expired'],
])('S-3 a certificate until 16 March 2028, %s', (_, now, standing) => {
  expect(standingOn('2028-03-16', now)).toBe(standing)
})

test.each(['', 'soon', '2028-13-45x'])('S-3 %j is no day and says nothing', (until) => {
  expect(standingOn(until, noon(2027, 1, 1))).toBeNull()
})
