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

test('S-7 E-4 a search lists what it found, page by page, and is no page of its own to search engines', () => {
  const { data, meta } = page('', 'q=bag')
  expect(data).toMatchObject({ total: 25, pages: 3, search: { text: 'bag', title: 'Results for “bag”' } })
  expect(meta).toMatchObject({ canonical: '/products', noindex: true, title: 'Results for “bag” – Lindero Leathergoods' })
  expect(page('', 'q=bag&page=3').data.products).toHaveLength(5)
  expect(page('', 'q=bag&page=3').meta.canonical).toBe('/products')
  expect(load('', 'q=bag&page=4').kind).toBe('invalid')
  expect(page('').meta.noindex).toBeUndefined()
})

test('S-7 a search within a category stays in it; the tree counts what was found and keeps the search', () => {
  const { data, meta } = page('tote-bags/leather-totes', 'q=1003')
  expect(names(data)).toEqual(['Bag 3'])
  expect(data.search?.title).toBe('Results for “1003” in leather-totes name')
  expect(data.tree).toMatchObject([{ href: '/products/tote-bags?q=1003', count: 1, children: [{ count: 1, current: true }] }])
  expect(meta.canonical).toBe('/products/tote-bags/leather-totes')
})

test('L-5 the other language gets the same search', () => {
  expect(page('tote-bags', 'q=1003').meta.alternates).toEqual({
    en: '/products/tote-bags?q=1003',
    es: '/es/products/bolsos-tote?q=1003',
  })
})

test('S-7 E-4 where nothing is found, what comes closest is shown', () => {
  const { data } = page('belt-bags', 'q=bag 7')
  expect(data.total).toBe(0)
  expect(data.search?.title).toBe('Nothing for “bag 7”, yet.')
  expect(data.instead).toHaveLength(4)
  expect(data.instead[0]?.name).toBe('Bag 7')
  expect(page('', 'q=zzz 1007').data.instead[0]?.name).toBe('Bag 7')
  expect(page('', 'q=zzz').data.instead.map(({ name }) => name)).toEqual(['Bag 1', 'Bag 2', 'Bag 3', 'Bag 4'])
})

test.each([
  ['', '/products/tote-bags'],
  ['   ', '/products/tote-bags'],
  ['\u0000', '/products/tote-bags'],
  ['  bag \n 1 ', '/products/tote-bags?q=bag+1'],
  ['x'.repeat(300), `/products/tote-bags?q=${'x'.repeat(100)}`],
  ['😀'.repeat(101), `/products/tote-bags?${new URLSearchParams({ q: '😀'.repeat(100) })}`],
])('S-7 q=%j leads to its one proper address', (value, to) => {
  const result = load('tote-bags', new URLSearchParams({ q: value }).toString())
  expect(result).toEqual({ kind: 'redirect', to, permanent: true })
})

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
