import { expect, test } from 'vitest'
import { readWorklistFilter } from './worklist-filter.ts'

test.each([
  ['3', 3],
  [undefined, 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['1e300', 1],
  ['Infinity', 1],
  ['two', 1],
])('R-3 G-3 the worklist opens at a page there can be: %s', (p, page) => {
  expect(readWorklistFilter({ p }).page).toBe(page)
})
