import { expect, test } from 'vitest'
import { currentOf } from './current.ts'

test.each([
  ['/products', '/products', 'page'],
  ['/products', '/products?page=2', 'page'],
  ['/products', '/products/totes', 'true'],
  ['/products', '/products-new', undefined],
  ['/', '/products', undefined],
  ['/es', '/es/products', undefined],
  ['/es', '/es', 'page'],
])('a link to %s is marked on %s as %s', (href, canonical, wanted) => {
  expect(currentOf(href, canonical)).toBe(wanted)
})
