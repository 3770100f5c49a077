import { type Locale, localeCodes, matchRoute } from '@lindero/contract'
import { expect, test } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { fixtureCatalogue, fixtureDocument } from '../catalogue/fixture/fixture.ts'
import { sampleCategory, sampleProduct } from '../catalogue/sample-documents.ts'
import type { PageMeta } from './page.ts'
import { pages } from './registry.ts'
import { descriptionOf, titleFromPath } from './titles.ts'

/** Every kind of page in one language, with two listings of a category that has a landing page too. */
function metasOf(catalogue: Catalogue, locale: Locale): PageMeta[] {
  const content = catalogue.locales[locale]
  const prefix = locale === 'en' ? '' : '/es'
  const paths = [
    '/',
    '/contact',
    '/category',
    '/products',
    '/products?page=2',
    ...[...content.pageBySlug.keys()].filter((slug) => slug !== 'contact').map((slug) => `/${slug}`),
    ...[...content.categoryByPath.keys()].flatMap((path) => [`/category/${path}`, `/products/${path}`]),
    ...[...content.productByPublicId.keys()].map((id) => `/product/${id}`),
  ]
  return paths.map((path) => metaAt(catalogue, `${prefix}${path}`.replace(/(?<=.)\/$/, '')))
}

function metaAt(catalogue: Catalogue, address: string): PageMeta {
  const [path = '', query = ''] = address.split('?')
  const route = matchRoute(path)
  if (!route) throw new Error(`nothing at ${address}`)
  const { name, locale, params } = route
  const result = pages[name].load({ catalogue, locale, params, query: new URLSearchParams(query) })
  if (result.kind !== 'page') throw new Error(`${address} is ${result.kind}`)
  expect(result.meta.canonical).toBe(address)
  return result.meta
}

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test.each(localeCodes)('E-9 no two pages in %s have one title, and each has a description', (locale) => {
  const metas = metasOf(fixtureCatalogue({ productsPerPage: 3 }), locale)
  expect(metas.length).toBeGreaterThan(15)
  expect(repeated(metas.map(({ title }) => title))).toEqual([])
  expect(metas.filter(({ description }) => !description)).toEqual([])
})

test.each(localeCodes)('E-9 names that staff give twice still make titles that differ (%s)', (locale) => {
  const also = [
    ...[1, 2].map((id) => fixtureDocument('product', id, () => sampleProduct(id, { name: 'Alba' }))),
    fixtureDocument('category', 2, () => sampleCategory(2, { parent: 1, name: 'Mini', slug: 'mini' })),
    fixtureDocument('category', 4, () => sampleCategory(4, { parent: 3, name: 'Mini', slug: 'mini' })),
  ]
  const metas = metasOf(fixtureCatalogue({ productsPerPage: 3, also }), locale)
  expect(repeated(metas.map(({ title }) => title))).toEqual([])
  expect(metas.map(({ title }) => title)).toContain('Alba LN-1001 – Lindero Leathergoods')
})

test('E-9 a description without spaces is cut all the same', () => {
  expect(descriptionOf('x'.repeat(400))).toBe(`${'x'.repeat(159)}…`)
})

test.each([
  ['/factory-tour', 'en', 'Factory Tour'],
  ['/es/factory-tour', 'es', 'Factory Tour'],
  ['factory-tour', 'en', 'Factory Tour'],
  ['/category/tote-bags/leather-totes/', 'en', 'Leather Totes'],
  ['/es/página-única', 'es', 'Página Única'],
  ['/es/%C3%BAltimas-noticias', 'es', 'Últimas Noticias'],
  ['/es/ñandú--de_cuero', 'es', 'Ñandú De Cuero'],
  ['/a%20b', 'en', 'A B'],
  ['/50%-off', 'en', '50% Off'],
  ['/escapes', 'en', 'Escapes'],
  ['/USA-line', 'en', 'USA Line'],
  ['/es', 'es', ''],
  ['/es/', 'es', ''],
  ['/', 'en', ''],
] as const)('S-14 without a name, %s in %s is called %j', (path, locale, title) => {
  expect(titleFromPath(path, locale)).toBe(title)
})

test.each(localeCodes)('S-14 a page that staff left without a title is called after its address (%s)', (locale) => {
  const seo = { title: null, description: null, image: null }
  const also = [fixtureDocument('page', 77, () => ({ id: 77, slug: 'our-history', fixed: null, title: '', blocks: [], seo }))]
  const catalogue = fixtureCatalogue({ also })
  const path = `${locale === 'en' ? '' : '/es'}/our-history`
  expect(metaAt(catalogue, path).title).toBe('Our History – Lindero Leathergoods')
})
