import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('a short list of pages is named in full', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
})

test('a long list names the ends, the current page and its neighbours', () => {
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
  expect(pageNumbers(1, 20)).toEqual([1, 2, null, 20])
})

test('a gap is never a single page', () => {
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
  expect(pageNumbers(6, 9)).toEqual([1, null, 5, 6, 7, 8, 9])
})
