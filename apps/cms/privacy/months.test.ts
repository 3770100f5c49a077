import { expect, test } from 'vitest'
import { addMonths, firstKept } from './months.ts'

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (time: Date) => time.toISOString().slice(0, 10)

test.each([
  ['2026-08-29', 6, '2027-02-28'],
  ['2026-08-30', 6, '2027-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-03-31', 1, '2026-04-30'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 24, '2030-02-28'],
  ['2026-08-29', -6, '2026-02-28'],
  ['2026-08-30', -6, '2026-02-28'],
  ['2028-08-31', -6, '2028-02-29'],
  ['2026-05-31', -1, '2026-04-30'],
  ['2026-01-31', -2, '2025-11-30'],
])('R-11 %s and %i months is %s', (from, months, to) => {
  expect(addMonths(new Date(`${from}T18:30:00.000Z`), months).toISOString()).toBe(`${to}T18:30:00.000Z`)
})

test.each([1, 2, 6, 12, 24])(
  'R-11 an inquiry is gone once the day it is said to be kept until is over: %i months',
  (months) => {
    const days = Array.from({ length: 4 * 366 }, (_, index) => new Date(Date.UTC(2026, 0, 1, 18, 30) + index * dayMs))
    const wrong = days.filter((received) => {
      const shown = addMonths(received, months)
      const lastMoment = new Date(`${dayOf(shown)}T23:59:59.999Z`)
      const nextMoment = new Date(lastMoment.getTime() + 1)
      return received < firstKept(lastMoment, months) || received >= firstKept(nextMoment, months)
    })
    expect(wrong.map(dayOf)).toEqual([])
  },
)
