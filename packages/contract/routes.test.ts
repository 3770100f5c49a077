import { expect, test } from 'vitest'
import { matchRoute, routes, splitLocale } from './routes.ts'

test.each([
  [routes.home.href('en'), '/'],
  [routes.home.href('es'), '/es'],
  [routes.contact.href('es'), '/es/contact'],
  [routes.product.href('en', { id: 1001 }), '/product/1001'],
  [routes.category.href('es', { slug: 'bolsos-tote/totes-de-piel' }), '/es/category/bolsos-tote/totes-de-piel'],
  [routes.category.href('en', { slug: '' }), '/category'],
  [routes.products.href('en', { slug: '' }), '/products'],
  [routes.page.href('en', { id: 'a b/c?d#e' }), '/a%20b/c%3Fd%23e'],
])('L-2 an address is made in one place: %s', (made, wanted) => {
  expect(made).toBe(wanted)
})

test.each([
  ['/', { name: 'home', locale: 'en', params: {} }],
  ['/es', { name: 'home', locale: 'es', params: {} }],
  ['/es/', { name: 'home', locale: 'es', params: {} }],
  ['/product/1001', { name: 'product', locale: 'en', params: { id: '1001' } }],
  ['/es/product/1001', { name: 'product', locale: 'es', params: { id: '1001' } }],
  ['/category', { name: 'category', locale: 'en', params: { slug: '' } }],
  ['/category/a/b/c', { name: 'category', locale: 'en', params: { slug: 'a/b/c' } }],
  ['/es/products/a', { name: 'products', locale: 'es', params: { slug: 'a' } }],
  ['/contact', { name: 'contact', locale: 'en', params: {} }],
  ['/anything', { name: 'page', locale: 'en', params: { id: 'anything' } }],
  ['/espana', { name: 'page', locale: 'en', params: { id: 'espana' } }],
])('L-2 the prefix alone decides the language: %s', (path, wanted) => {
  expect(matchRoute(path)).toEqual(wanted)
})

test.each(['/product', '/product/1/2', '/contact/us', '/a/b'])('S-10 %s has no route', (path) => {
  const match = matchRoute(path)
  expect(match === null || match.name === 'page').toBe(true)
  if (path.split('/').length > 2) expect(match).toBeNull()
})

test('every address that is made is found again', () => {
  const made = routes.category.href('es', { slug: 'bolsos/ñandú' })
  expect(matchRoute(decodeURIComponent(made))).toEqual({ name: 'category', locale: 'es', params: { slug: 'bolsos/ñandú' } })
})

test('a path is split into language and rest', () => {
  expect(splitLocale('/es/product/1')).toEqual({ locale: 'es', rest: '/product/1' })
  expect(splitLocale('/essay')).toEqual({ locale: 'en', rest: '/essay' })
})
