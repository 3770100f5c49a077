import type { FeedDocument } from '@lindero/contract'
import { expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'
import { fixtureCatalogue } from './fixture/fixture.ts'
import {
  categoryDocument,
  productDocument,
  redirectDocument,
  sampleCategory,
  sampleMedia,
  sampleProduct,
  sampleSettings,
} from './sample-documents.ts'

const ids = (products: Iterable<{ id: number }>) => Array.from(products, (product) => product.id)

test('an empty house still makes a catalogue', () => {
  const { locales, redirects } = buildCatalogue([])
  expect(locales.en.settings.productsPerPage).toBe(24)
  expect(locales.es.home).toBeNull()
  expect(redirects.size).toBe(0)
})

test('products stand in listing order, then by public id', () => {
  const { en } = buildCatalogue([
    productDocument(sampleProduct(1, { order: 5 })),
    productDocument(sampleProduct(3, { order: 1, publicId: 1003 })),
    productDocument(sampleProduct(2, { order: 1, publicId: 1002 })),
  ]).locales
  expect(ids(en.products.values())).toEqual([2, 3, 1])
  expect(en.productByPublicId.get(1003)?.id).toBe(3)
  expect(en.productByStyleNo.get('LN-1001')?.id).toBe(1)
})

test('a product published in English alone is not in the Spanish catalogue', () => {
  const { en, es } = buildCatalogue([productDocument(sampleProduct(1), null)]).locales
  expect(en.products.size).toBe(1)
  expect(es.products.size).toBe(0)
})

test('S-7 a category holds its own products and those below it, each once, in listing order', () => {
  const { en } = buildCatalogue([
    categoryDocument(sampleCategory(1, { slug: 'totes' })),
    categoryDocument(sampleCategory(2, { slug: 'leather', parent: 1 })),
    categoryDocument(sampleCategory(3, { slug: 'small', parent: 2 })),
    productDocument(sampleProduct(10, { order: 3, categories: [1] })),
    productDocument(sampleProduct(11, { order: 1, categories: [3, 1, 2] })),
    productDocument(sampleProduct(12, { order: 2, categories: [2, 99] })),
  ]).locales
  expect(ids(en.categoryByPath.get('totes')?.products ?? [])).toEqual([11, 12, 10])
  expect(ids(en.categoryByPath.get('totes/leather')?.products ?? [])).toEqual([11, 12])
  const small = en.categoryByPath.get('totes/leather/small')
  expect(ids(small?.products ?? [])).toEqual([11])
  expect(small?.ancestors.map((node) => node.path)).toEqual(['totes', 'totes/leather'])
  expect(en.rootCategories.map((node) => node.path)).toEqual(['totes'])
})

test('siblings stand in their order, then by id', () => {
  const order = [sampleCategory(5, { order: 2 }), sampleCategory(7, { order: 1 }), sampleCategory(6, { order: 1 })]
  const { en } = buildCatalogue(order.map(categoryDocument)).locales
  expect(en.rootCategories.map((node) => node.category.id)).toEqual([6, 7, 5])
})

test('a category whose parent is not published becomes a root', () => {
  const { en } = buildCatalogue([categoryDocument(sampleCategory(2, { slug: 'lost', parent: 77 }))]).locales
  expect(en.categoryByPath.get('lost')?.ancestors).toEqual([])
  expect(en.rootCategories).toHaveLength(1)
})

test('parents that run in a circle lose no category', () => {
  const { en } = buildCatalogue([
    categoryDocument(sampleCategory(1, { slug: 'a', parent: 2 })),
    categoryDocument(sampleCategory(2, { slug: 'b', parent: 1 })),
    categoryDocument(sampleCategory(3, { slug: 'c', parent: 2 })),
    categoryDocument(sampleCategory(4, { slug: 'd', parent: 4 })),
    productDocument(sampleProduct(1, { categories: [1, 2, 3, 4] })),
  ]).locales
  expect([...en.categoryByPath.keys()].sort()).toEqual(['a', 'b', 'b/c', 'd'])
})

test('equal content gives an equal version in any order; a changed word gives another', () => {
  const one = productDocument(sampleProduct(1))
  const two = productDocument(sampleProduct(2))
  const version = buildCatalogue([one, two]).version
  expect(buildCatalogue([structuredClone(two), structuredClone(one)]).version).toBe(version)
  expect(buildCatalogue([one, productDocument(sampleProduct(2, { name: 'Bag two' }))]).version).not.toBe(version)
  expect(buildCatalogue([one]).version).not.toBe(version)
})

test('pictures are found by number', () => {
  const document: FeedDocument = { kind: 'media', id: '4', content: { en: sampleMedia(4, { alt: 'A tote' }) } }
  expect(buildCatalogue([document]).locales.en.media.get(4)?.alt).toBe('A tote')
})

test('Spanish pages keep the site settings when staff published them in English alone', () => {
  const settings = sampleSettings({ siteName: 'Lindero', productsPerPage: 12 })
  const document: FeedDocument = { kind: 'settings', id: 'global', content: { en: settings } }
  expect(buildCatalogue([document]).locales.es.settings.productsPerPage).toBe(12)
})

test('registers stand in the order staff gave them, and are found by number', () => {
  const { certificates, questions, partnerBrands, materials } = fixtureCatalogue().locales.es
  expect([...certificates.keys()]).toEqual([2, 1])
  expect([...questions.keys()]).toEqual([2, 1])
  expect(partnerBrands.get(1)?.relation).toBe('Bandoleras.')
  expect(materials.get(2)?.name).toBe('Dorado claro')
})

test('S-3 a page is found by number, by slug and, where it exists always, by its key', () => {
  const { pages, pageBySlug, fixedPage } = fixtureCatalogue().locales.es
  expect(fixedPage.get('honor')?.id).toBe(3)
  expect(pageBySlug.get('sobre-nosotros')).toBe(pages.get(1))
  expect(fixedPage.get('about-us')).toBeUndefined()
})

test('words of one language never stand in for the other', () => {
  const texts: FeedDocument = { kind: 'texts', id: 'global', content: { en: { home: 'Start' } } }
  const { en, es } = buildCatalogue([texts]).locales
  expect(en.texts).toEqual({ home: 'Start' })
  expect(es.texts).toEqual({})
  expect(es.navigation).toBeNull()
})

test('redirects follow chains, drop circles and never leave the site', () => {
  const pairs: [string, string][] = [
    ['/old/', '/middle'],
    ['/middle', '/new?page=2'],
    ['/a', '/b'],
    ['/b', '/a'],
    ['/self', '/self'],
    ['/out', '//evil.example'],
    ['/out-2', '/\\evil.example'],
    ['/out-3', 'https://evil.example'],
    ['/bolso-ni%C3%B1a', '/es/niña'],
  ]
  const documents = pairs.map(([from, to], index) => redirectDocument({ id: index, from, to }))
  expect([...buildCatalogue(documents).redirects]).toEqual([
    ['/old', '/new?page=2'],
    ['/middle', '/new?page=2'],
    ['/bolso-niña', '/es/ni%C3%B1a'],
  ])
})
