import { interfaceTexts, type Locale } from '@lindero/contract'
import { expect, test } from 'vitest'
import { fixtureCatalogue, fixtureDocument } from '../catalogue/fixture/fixture.ts'
import { sampleSettings } from '../catalogue/sample-documents.ts'
import { layoutData } from './layout-data.ts'
import { optionData } from './option-data.ts'

const publicUrl = 'https://www.lindero.example'
const option = (locale: Locale, catalogue = fixtureCatalogue()) => optionData(catalogue, locale, publicUrl)
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label)

test('C-1 the site configuration names the site, and is the site’s own where staff left it empty', () => {
  expect(option('es').site).toEqual({
    siteName: 'Lindero Leathergoods',
    desc: 'Bags for brands.',
    version: '',
    api: '/api/',
    domain: 'www.lindero.example',
    theme_url: '/assets/',
    ajaxurl: '/api/forms',
    url: publicUrl,
    name: 'Lindero Leathergoods',
    description: 'Bags for brands.',
    defaultLocale: 'en',
    currentLocale: 'es',
  })
})

test('C-1 staff may name another domain and other endpoints, but none that could run', () => {
  const given = { version: '7', domain: 'bags.example', themeUrl: 'https://cms.example/theme', ajaxUrl: 'javascript:alert(1)' }
  const settings = fixtureDocument('settings', 'global', () => sampleSettings(given))
  expect(option('en', fixtureCatalogue({ also: [settings] })).site).toMatchObject({
    version: '7',
    domain: 'bags.example',
    theme_url: 'https://cms.example/theme',
    ajaxurl: '/api/forms',
  })
})

test('C-2 the menu is in the language of the page; what is not published there or could run is not in it', () => {
  const { en, es } = { en: option('en').navigation, es: option('es').navigation }
  expect(labels(en.items)).toEqual(['Products', 'Our house', 'Privacy', 'Contact'])
  expect(labels(es.items)).toEqual(['Productos', 'La casa', 'Contacto'])
  expect(en.items[1]).toMatchObject({ href: '/about-us', children: [{ href: '/honor' }, { href: '/privacy' }] })
  expect(es.items[1]).toMatchObject({ href: '/es/sobre-nosotros', children: [{ label: 'Honores', href: '/es/honor' }] })
  expect(es.items.at(-1)?.href).toBe('/es/contact')
  expect(es.action).toEqual({ label: 'Consúltenos', href: '/es/contact', leaves: false })
})

test('C-2 the tree of categories hangs below the item that shows it', () => {
  const [products, house] = option('es').navigation.items
  expect(products?.intro).toBe('Diez familias.')
  expect(products?.categories).toEqual([
    {
      name: 'bolsos-tote name',
      href: '/es/category/bolsos-tote',
      count: 8,
      picture: '/media/picture-2-320.webp',
      children: [{ name: 'totes-de-piel name', href: '/es/category/bolsos-tote/totes-de-piel', count: 4, children: [] }],
    },
    { name: 'rinoneras name', href: '/es/category/rinoneras', count: 0, children: [] },
  ])
  expect(house?.categories).toEqual([])
})

test('C-2 an item whose own page is not public opens what hangs below it', () => {
  const below = { label: 'Honor', target: { kind: 'page', id: 3 } }
  const item = { label: 'House', target: { kind: 'page', id: 99 }, children: [below], showsCategories: false, intro: '' }
  const navigation = fixtureDocument('navigation', 'global', () => ({ items: [item], action: null }))
  const { items, action } = option('en', fixtureCatalogue({ also: [navigation] })).navigation
  expect(items).toMatchObject([{ label: 'House', href: '/honor' }])
  expect(action).toBeNull()
})

test('C-2 C-8 the footer follows links to categories, listings and products, and leaves the site only where staff said so', () => {
  const { columns, contact, legal } = option('es').footer
  expect(columns.map(({ title }) => title)).toEqual(['Colección', 'En otros sitios'])
  expect(columns[0]?.items.map(({ href }) => href)).toEqual([
    '/es/category/bolsos-tote',
    '/es/products/bolsos-tote',
    '/es/product/1001',
  ])
  expect(columns[1]?.items).toEqual([{ label: 'Partner', href: 'https://partner.example/a', leaves: true }])
  expect(contact.title).toBe('Hable con nosotros')
  expect(legal).toEqual([])
  expect(labels(option('en').footer.legal)).toEqual(['Privacy'])
})

test('C-2 certificates are named in the footer and lead to their register, unless it has no page', () => {
  expect(option('es').footer.certificates).toEqual({ href: '/es/honor', names: ['ISO 9002', 'ISO 9001'] })
  const hidden = fixtureDocument('page', 3, () => null, [])
  expect(option('es', fixtureCatalogue({ also: [hidden] })).footer.certificates).toBeNull()
})

test('S-19 staff’s texts take the place of the built-in ones in their language, blank ones do not', () => {
  expect(option('es').texts).toMatchObject({ viewMore: 'View More', home: 'Inicio', next: 'SIGUIENTE' })
  expect(option('en').texts).toEqual({
    viewMore: 'View More',
    previous: 'PREVIOUS',
    next: 'NEXT',
    totalPages: 'A TOTAL OF {n} PAGES',
    categories: 'CATEGORIES',
    productDetail: 'Product Detail',
    inquiryNow: 'Inquiry Now',
    learnMore: 'Learn More',
    home: 'Home',
  })
})

test('S-19 every built-in text is really translated', () => {
  for (const { en, es } of Object.values(interfaceTexts)) expect(es).not.toBe(en)
})

test('C-2 company and form settings go out as they are, but for links that could run', () => {
  const { company, forms } = option('en')
  expect(company).toMatchObject({ legalName: 'Lindero Leathergoods Co., Ltd.', phones: [{ number: '+86 20 5550 0198' }] })
  expect(labels(company?.social ?? [])).toEqual(['Pictures'])
  expect(forms).toMatchObject({ messageLanguage: 'visitor', consent: 'I agree.' })
})

test('a house without menu and footer still leads to its catalogue and to us', () => {
  const { navigation, footer } = option('es', fixtureCatalogue({ bare: true }))
  expect(navigation.items.map(({ href }) => href)).toEqual(['/es/category', '/es/products', '/es/contact'])
  expect(navigation.items[0]?.categories).toHaveLength(2)
  expect(navigation.action).toMatchObject({ label: 'Solicitar información', href: '/es/contact' })
  expect(footer.columns[0]?.items.map(({ href }) => href)).toEqual([
    '/es/products',
    '/es/category/bolsos-tote',
    '/es/category/rinoneras',
  ])
})

test('an empty house has option data too', () => {
  const { company, navigation } = option('en', fixtureCatalogue({ products: 0, home: false, bare: true }))
  expect(company?.shortName).toBe('Lindero')
  expect(navigation.items).toHaveLength(3)
})

test('S-15 the layout is drawn from the very option data, with a picture for the menu', () => {
  const layout = layoutData(fixtureCatalogue(), 'es', publicUrl)
  expect(layout.option).toEqual(option('es'))
  expect(layout.productCount).toBe(8)
  expect(layout.feature?.name).toBe('Bolso 3')
})
