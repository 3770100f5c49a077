import type { Locale } from '@lindero/contract'
import { expect, test } from 'vitest'
import { fixtureCatalogue } from '../catalogue/fixture/fixture.ts'
import { loadCategory } from './category/load.ts'
import { loadContact } from './contact/load.ts'
import { loadHome } from './home/load.ts'
import { loadStaffPage } from './page/load.ts'
import type { Load } from './page.ts'
import { descriptionOf } from './titles.ts'

const catalogue = fixtureCatalogue()

function load<Data>(
  loader: Load<Data>,
  params: Record<string, string> = {},
  search = '',
  locale: Locale = 'en',
  from = catalogue,
) {
  return loader({ catalogue: from, locale, params, query: new URLSearchParams(search) })
}

function page<Data>(...args: Parameters<typeof load<Data>>) {
  const result = load(...args)
  if (result.kind !== 'page') throw new Error(`expected a page, got ${result.kind}`)
  return result
}

test('S-1 home shows the products staff chose, in their order, and drops what is not public', () => {
  const { data, meta } = page(loadHome)
  expect(data.selected.products.map((product) => product.name)).toEqual(['Bag 3', 'Bag 1'])
  expect(data.hero.picture?.position).toBe('42% 60%')
  expect(meta.alternates).toEqual({ en: '/', es: '/es' })
})

test('S-1 without words from staff home is still a page', () => {
  const { data, meta } = page(loadHome, {}, '', 'es', fixtureCatalogue({ home: false }))
  expect(data.hero.title).toBe('Hecha para su marca')
  expect(data.selected.products).toHaveLength(6)
  expect(meta.title).toBe('Lindero Leathergoods')
})

test('S-6 a category shows its families and a first look at its products', () => {
  const { data, meta } = page(loadCategory, { slug: 'tote-bags' })
  expect(data.children.map((child) => [child.name, child.count])).toEqual([['leather-totes name', 4]])
  expect(data.products).toHaveLength(6)
  expect(data.listingHref).toBe('/products/tote-bags')
  expect(meta.alternates.es).toBe('/es/category/bolsos-tote')
})

test('S-6 no slug means all categories', () => {
  const { data } = page(loadCategory, { slug: '' }, '', 'es')
  expect(data.name).toBe('Todas las categorías')
  expect(data.others.map((family) => family.href)).toEqual(['/es/category/bolsos-tote', '/es/category/rinoneras'])
})

test('S-6 S-11 an unknown category leads to nothing', () => {
  expect(load(loadCategory, { slug: 'tote-bags/none' }).kind).toBe('invalid')
  expect(load(loadCategory, { slug: 'leather-totes' }).kind).toBe('invalid')
})

test('S-2 a top-level name is a page, else a product, else nothing', () => {
  expect(page(loadStaffPage, { id: 'about-us' }).data.title).toBe('About us')
  expect(page(loadStaffPage, { id: 'honor' }, '', 'es').data.title).toBe('honor')
  const product = { kind: 'redirect', to: '/product/1003', permanent: true }
  expect(load(loadStaffPage, { id: 'LD-1003' })).toEqual(product)
  expect(load(loadStaffPage, { id: 'ld-1003' })).toEqual(product)
  expect(load(loadStaffPage, { id: '1003' })).toEqual(product)
  expect(load(loadStaffPage, { id: 'LD-9999' }).kind).toBe('invalid')
  expect(load(loadStaffPage, { id: 'constructor' }).kind).toBe('invalid')
})

test('L-5 a staff page is found in the other language under its other slug', () => {
  expect(page(loadStaffPage, { id: 'about-us' }).meta.alternates).toEqual({ en: '/about-us', es: '/es/sobre-nosotros' })
})

test('S-4 contact names the product asked about and prepares the mail', () => {
  const { data, meta } = page(loadContact, {}, 'product=1001')
  expect(data.product).toMatchObject({ name: 'Bag 1', href: '/product/1001' })
  expect(data.form?.data.mail?.href).toBe('mailto:sales@lindero.example?subject=Inquiry%3A%20Bag%201%20(LD-1001)')
  expect(meta.alternates.es).toBe('/es/contact?product=1001')
})

test('S-4 E-2 contact names the colour chosen on the product page, and one that does not exist not at all', () => {
  const { data, meta } = page(loadContact, {}, 'product=1001&colour=black')
  expect(data.product).toMatchObject({ colour: 'Black', href: '/product/1001?colour=black' })
  expect(data.form?.data.mail?.href).toContain('Bag%201%2C%20Black%20(LD-1001)')
  expect(meta.alternates.es).toBe('/es/contact?product=1001&colour=black')
  expect(page(loadContact, {}, 'product=1001&colour=plaid').data.product).toMatchObject({ colour: null, href: '/product/1001' })
})

test('S-4 contact is the page staff made: its form beside the addresses, the rest around them', () => {
  const { data, meta } = page(loadContact, {}, '', 'es')
  expect(data.before.map(({ type }) => type)).toEqual(['hero'])
  expect(data.form?.data.fields.map(({ name }) => name)).toEqual([
    'name',
    'email',
    'phone',
    'country',
    'message',
    'files',
    'consent',
  ])
  expect(data.after.map(({ type }) => type)).toEqual(['faq'])
  expect(meta.canonical).toBe('/es/contact')
})

test('S-4 a style not published in the other language is not asked about there', () => {
  const { meta } = page(loadContact, {}, 'product=1002', 'en', fixtureCatalogue({ englishOnly: [2] }))
  expect(meta.alternates).toEqual({ en: '/contact?product=1002', es: '/es/contact' })
})

test.each(['', 'x', '9999', '-1'])('S-4 contact without a known product (%j) is plain contact', (product) => {
  const { data, meta } = page(loadContact, {}, `product=${product}`)
  expect(data.product).toBeNull()
  expect(meta.alternates.es).toBe('/es/contact')
})

test('a long description is cut at a word', () => {
  const text = descriptionOf('', null, 'word '.repeat(60))
  expect(text.length).toBeLessThanOrEqual(160)
  expect(text).toMatch(/word…$/)
})
