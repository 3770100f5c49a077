import { expect, test } from 'vitest'
import { normaliseUrl } from './normalise-url.ts'

const known = (path: string) => (path.startsWith('/products') ? ['page', 'sort'] : [])
const normalise = (raw: string) => normaliseUrl(raw, known)

test.each([
  ['/', '/'],
  ['/es', '/es'],
  ['/about-us', '/about-us'],
  ['/%61bout-us', '/about-us'],
  ['/a%20b', '/a%20b'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ["/it's", "/it's"],
  ['/100%25', '/100%25'],
  ['/a;b=c', '/a%3Bb%3Dc'],
  ['/...', '/...'],
  ['/products?page=2', '/products?page=2'],
  ['/products?utm_source=x&sort=new&page=2&fbclid=100%', '/products?page=2&sort=new'],
  ['/products?page=%zz', '/products?page=%25zz'],
  ['/products?Page=2', '/products'],
  ['/products?', '/products'],
  ['/?page=2', '/'],
])('%s is kept under %s', (raw, key) => {
  expect(normalise(raw)).toMatchObject({ kind: 'address', key })
  expect(normalise(key), 'normalising twice changes nothing').toMatchObject({ kind: 'address', key })
})

test('the path comes decoded', () => {
  expect(normalise('/category/caf%C3%A9/100%25?x=1')).toMatchObject({ path: '/category/café/100%' })
})

test.each([
  ['/about-us/', '/about-us'],
  ['/es/', '/es'],
  ['//evil.example/', '/evil.example'],
  ['//', '/'],
  ['/a//b', '/a/b'],
  ['/products/?page=2&utm=1', '/products?page=2&utm=1'],
])('%s leads to %s', (raw, to) => {
  expect(normalise(raw)).toEqual({ kind: 'elsewhere', to })
})

test.each([
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%ff',
  '/%c0%af',
  '/a/../b',
  '/a/./b',
  '/a/%2e%2e/b',
  '/..',
  '/a%2fb',
  '/a%5Cb',
  '/a\\b',
  '/a%00',
  '/a%0d%0ab',
  '/a%7f',
  '/a#b',
  'a',
  '',
  '*',
])('R-3 %s is refused', (raw) => {
  expect(normalise(raw)).toEqual({ kind: 'refused', status: 400 })
})

test('R-3 an address over 2,048 characters is too long', () => {
  expect(normalise(`/${'a'.repeat(2047)}`)).toMatchObject({ kind: 'address' })
  expect(normalise(`/${'a'.repeat(2048)}`)).toEqual({ kind: 'refused', status: 414 })
})
