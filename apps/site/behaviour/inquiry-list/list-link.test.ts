import { expect, test } from 'vitest'
import { newLine } from './list-changes.ts'
import { decodeList, encodeList, listIn, listLink } from './list-link.ts'

const page = new URL('https://bags.example/es/contact?product=1#x')
const lines = [
  { ...newLine(1001, 'cognac', 300), logoMethod: 'hot-stamp', note: 'Ribete_dorado * 50 % (más), "así"~.\u00bf?' },
  newLine(1002),
  { ...newLine(1003, 'rosa-empolvado', 5), note: 'x' },
]

test('E-5 a list handed on by link arrives as it was, however odd its notes', () => {
  const link = listLink(page, lines)
  expect(link).toMatch(/^https:\/\/bags\.example\/es\/contact\?list=1001\.cognac\.300_hot-stamp_/)
  expect(listIn(new URL(link))).toEqual(lines)
})

test('E-5 a plain list makes a short link', () => {
  expect(encodeList([newLine(1001, 'cognac', 300), newLine(1002)])).toBe('1001.cognac.300*1002')
})

test('E-5 a list too long for a query goes behind the #, where its length harms nobody', () => {
  const long = Array.from({ length: 100 }, (_, index) => ({ ...newLine(index + 1, 'black', 100), note: 'n'.repeat(400) }))
  const link = new URL(listLink(page, long))
  expect(link.search).toBe('')
  expect(listIn(link)).toEqual(long)
})

test.each([
  '',
  '%',
  '***',
  'abc',
  '1001.cognac',
  '1001.cognac.-3',
  '1001.cognac.x',
  '1e99',
  '1001_%E0%A4%A',
  '.',
  '_',
  '1001.a.1.5',
])('E-5 nonsense in a link is an empty list (%s)', (text) => {
  expect(decodeList(text)).toEqual([])
})

test('E-5 what can be read of a link is taken, each product once', () => {
  expect(decodeList('1001.black.5*nonsense*1001.cognac.7*1002').map(({ product }) => product)).toEqual([1001, 1002])
})

test('E-5 an address without a list brings none', () => {
  expect(listIn(page)).toBeNull()
  expect(listIn(new URL('https://bags.example/contact?list='))).toBeNull()
})
