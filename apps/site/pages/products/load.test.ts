import { expect, test } from 'vitest'
import { fixtureCatalogue } from '../../catalogue/fixture/fixture.ts'
import { loadProducts, type ProductsData } from './load.ts'

const catalogue = fixtureCatalogue({ products: 25, productsPerPage: 10, englishOnly: [21, 22, 23, 24, 25] })

function load(slug: string, search = '', locale: 'en' | 'es' = 'en') {
  return loadProducts({ catalogue, locale, params: { slug }, query: new URLSearchParams(search) })
}

function page(slug: string, search = '', locale: 'en' | 'es' = 'en') {
  const result = load(slug, search, locale)
  if (result.kind !== 'page') throw new Error(`expected a page, got ${result.kind}`)
  return result
}

const names = (data: ProductsData) => data.products.map((product) => product.name)

test('S-7 all products come in listing order, so many a page', () => {
  const { data } = page('')
  expect(names(data)).toEqual(Array.from({ length: 10 }, (_, index) => `Bag ${index + 1}`))
  expect(data).toMatchObject({ total: 25, page: 1, pages: 3, from: 1 })
})

test('S-7 the last page holds what is left', () => {
  const { data, meta } = page('', 'page=3')
  expect(names(data)).toEqual(['Bag 21', 'Bag 22', 'Bag 23', 'Bag 24', 'Bag 25'])
  expect(meta.canonical).toBe('/products?page=3')
})

test('S-7 a category lists its own products and those below it', () => {
  expect(page('tote-bags').data.total).toBe(25)
  expect(page('tote-bags/leather-totes').data.total).toBe(13)
  expect(page('belt-bags').data).toMatchObject({ total: 0, pages: 1, products: [] })
})

test('S-11 a page beyond the end and an unknown category lead to nothing', () => {
  expect(load('', 'page=4').kind).toBe('invalid')
  expect(load('', 'page=99999999999999999999999').kind).toBe('invalid')
  expect(load('belt-bags', 'page=2').kind).toBe('invalid')
  expect(load('no-such-bags').kind).toBe('invalid')
  expect(load('bolsos-tote').kind).toBe('invalid')
})

test.each(['0', '1', '-1', '01', '1.5', '2x', 'two', '', ' 2', '+2'])(
  'S-7 page=%j leads to the address without it',
  (value) => {
    const result = load('tote-bags', new URLSearchParams({ page: value }).toString())
    expect(result).toEqual({ kind: 'redirect', to: '/products/tote-bags', permanent: true })
  },
)

test('L-5 the same page in the other language, also where slugs differ', () => {
  expect(page('tote-bags/leather-totes').meta.alternates).toEqual({
    en: '/products/tote-bags/leather-totes',
    es: '/es/products/bolsos-tote/totes-de-piel',
  })
  expect(page('', 'page=2').meta.alternates).toEqual({ en: '/products?page=2', es: '/es/products?page=2' })
})

test('L-5 a page number the other language does not have is left out there', () => {
  expect(page('', 'page=3').meta.alternates).toEqual({ en: '/products?page=3', es: '/es/products' })
})

test('S-14 every page of a listing has a title of its own', () => {
  const titles = [page(''), page('', 'page=2'), page('tote-bags'), page('', '', 'es')].map(({ meta }) => meta.title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles[0]).toBe('All products – Lindero Leathergoods')
})

test('the tree is open along the way to the category shown', () => {
  const { tree } = page('tote-bags/leather-totes').data
  expect(tree.map(({ name, current, children }) => [name, current, children.map((child) => child.current)])).toEqual([
    ['tote-bags name', false, [true]],
    ['belt-bags name', false, []],
  ])
})
