import { expect, test } from 'vitest'
import { quantityOf } from './quantity.ts'

test.each([
  ['', 0],
  ['0', 0],
  [' 300 ', 300],
  ['1500', 1500],
  ['1.500', 1500],
  ['1,500', 1500],
  ['1 500', 1500],
  ['1\u202f500', 1500],
  ['1.500.000', 1_500_000],
  ['300 pcs', null],
  ['1.5', null],
  ['1,50', null],
  ['-3', null],
  ['1e3', null],
  ['0x10', null],
  ['many', null],
])('E-5 “%s” means %s pieces', (written, expected) => {
  expect(quantityOf(written)).toBe(expected)
})
