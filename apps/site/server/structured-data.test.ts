import Validator from '@adobe/structured-data-validator'
import { type Locale, localeCodes, type RouteName } from '@lindero/contract'
import { expect, test } from 'vitest'
import { fixtureCatalogue, fixtureDocument } from '../catalogue/fixture/fixture.ts'
import { errorPayload } from '../pages/error/error-data.ts'
import { barest, build, payloadOf, publicUrl, render, type Wish } from './sample-document.ts'

type Thing = { '@type': string } & Record<string, unknown>

function thingsOf(html: string): Thing[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  if (text === undefined) return []
  const graph = JSON.parse(text)
  expect(graph['@context']).toBe('https://schema.org')
  return graph['@graph']
}

const described = (view: RouteName, locale: Locale, wish: Wish = {}) =>
  thingsOf(render(payloadOf(view, locale, wish), wish.catalogue))

function thing(things: Thing[], type: string): Thing {
  const found = things.filter((one) => one['@type'] === type)
  expect(found).toHaveLength(1)
  return found[0] ?? { '@type': type }
}

/** The form in which the validator's own extractor hands a page over. */
async function errorsIn(things: Thing[]): Promise<string[]> {
  const jsonld: Record<string, object[]> = {}
  for (const one of things) jsonld[one['@type']] = [...(jsonld[one['@type']] ?? []), one]
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] })
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}

const everyView: [name: string, view: RouteName, slugs: Record<Locale, Wish>, types: string[]][] = [
  ['home', 'home', same({}), ['Organization', 'WebSite']],
  ['contact', 'contact', same({}), ['Organization', 'BreadcrumbList', 'FAQPage']],
  ['a product', 'product', same({ params: { id: '1007' } }), ['BreadcrumbList', 'ProductGroup', 'FAQPage']],
  ['a product with nothing but what it must have', 'product', same(barest), ['BreadcrumbList', 'ProductGroup']],
  ['all categories', 'category', same({ params: { slug: '' } }), ['BreadcrumbList', 'CollectionPage']],
  ['a category', 'category', slugs('tote-bags', 'bolsos-tote'), ['BreadcrumbList', 'CollectionPage']],
  ['all products', 'products', same({ params: { slug: '' } }), ['BreadcrumbList', 'CollectionPage']],
  ['a listing', 'products', slugs('tote-bags', 'bolsos-tote'), ['BreadcrumbList', 'CollectionPage']],
  [
    'a page of every block',
    'page',
    { en: { params: { id: 'every-block' } }, es: { params: { id: 'todos-los-bloques' } } },
    ['BreadcrumbList', 'FAQPage'],
  ],
  ['a company page', 'page', same({ params: { id: 'honor' } }), ['BreadcrumbList']],
]

function same(wish: Wish): Record<Locale, Wish> {
  return { en: wish, es: wish }
}

function slugs(en: string, es: string): Record<Locale, Wish> {
  return { en: { params: { slug: en } }, es: { params: { slug: es } } }
}

const everyPage = localeCodes.flatMap((locale) =>
  everyView.map(([name, view, wishes, types]) => ({ name, locale, view, wish: wishes[locale], types })),
)

test.each(everyPage)('E-9 $name ($locale) is described as search engines accept it', async ({ view, locale, wish, types }) => {
  const things = described(view, locale, wish)
  expect(things.map((one) => one['@type'])).toEqual(types)
  expect(await errorsIn(things)).toEqual([])
})

test('E-9 the check itself refuses what search engines refuse', async () => {
  expect(await errorsIn([{ '@type': 'Product', name: 'Bag' }])).not.toEqual([])
  expect(await errorsIn([{ '@type': 'Organization' }])).not.toEqual([])
})

test('E-9 the house is described with its addresses, its contacts and its mark', () => {
  const house = thing(described('home', 'en'), 'Organization')
  expect(house).toMatchObject({
    '@id': `${publicUrl}/#organization`,
    name: 'Lindero',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    foundingDate: '1998',
  })
  expect(house.contactPoint).toContainEqual(
    expect.objectContaining({ '@type': 'ContactPoint', email: 'sales@lindero.example', availableLanguage: ['en', 'es'] }),
  )
  expect(house.address).toContainEqual(expect.objectContaining({ '@type': 'PostalAddress', addressCountry: 'CN' }))
})

test('E-9 L-7 the site can be searched, in the language of the page', () => {
  expect(thing(described('home', 'es'), 'WebSite')).toMatchObject({
    url: `${publicUrl}/es`,
    inLanguage: 'es',
    potentialAction: { target: { urlTemplate: `${publicUrl}/es/products?q={search_term_string}` } },
  })
})

test('E-9 a product is described by its own facts, in every colour, and without a price', () => {
  const html = render(payloadOf('product', 'es', { params: { id: '1007' } }))
  const group = thing(thingsOf(html), 'ProductGroup')
  expect(group).toMatchObject({
    '@id': `${publicUrl}/es/product/1007#product`,
    productGroupID: 'LD-1007',
    sku: 'LD-1007',
    name: 'Bolso 7',
    url: `${publicUrl}/es/product/1007`,
    description: 'A very good bag.',
    image: [1, 2, 3, 4].map((id) => `${publicUrl}/media/picture-${id}.webp`),
    brand: { '@type': 'Brand', name: 'Lindero Leathergoods' },
    manufacturer: { '@id': `${publicUrl}/#organization` },
    material: 'Pebbled cowhide',
    color: ['Cognac', 'Black'],
    width: { value: 30, unitCode: 'CMT' },
    depth: { value: 12, unitCode: 'CMT' },
    height: { value: 24, unitCode: 'CMT' },
    weight: { value: 800, unitCode: 'GRM' },
    hasCertification: [{ name: 'ISO 9001', certificationIdentification: 'SAMPLE-1', expires: '2028-03-16' }, {}],
  })
  expect(group.additionalProperty).toEqual([
    { '@type': 'PropertyValue', name: 'Pedido mínimo (MOQ)', value: 1200, unitCode: 'H87' },
    expect.objectContaining({ minValue: 7, maxValue: 10, unitCode: 'DAY' }),
    expect.objectContaining({ minValue: 35, maxValue: 45, unitCode: 'DAY' }),
  ])
  expect(JSON.stringify(group)).not.toMatch(/price|offers/i)
  expect(thing(thingsOf(html), 'FAQPage').mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Can the lining be printed?',
      acceptedAnswer: { '@type': 'Answer', text: 'Yes, from 300 pieces.' },
    },
  ])
})

test('E-9 the way to a product is the one above its heading', () => {
  const html = render(payloadOf('product', 'en', { params: { id: '1001' } }))
  const trail = html.slice(html.indexOf('<ol'), html.indexOf('</ol>'))
  const items = thing(thingsOf(html), 'BreadcrumbList').itemListElement as { name: string; item: string; position: number }[]
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
  expect(items.map(({ item }) => item.slice(publicUrl.length))).toEqual([
    ...[...trail.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href),
    '/product/1001',
  ])
  for (const { name } of items) expect(trail).toContain(`>${name}<`)
})

test('E-9 a listing names what it shows, numbered through all its pages', () => {
  const catalogue = fixtureCatalogue({ productsPerPage: 3 })
  const things = described('products', 'en', { params: { slug: '' }, query: 'page=2', catalogue })
  const page = thing(things, 'CollectionPage')
  expect(page.url).toBe(`${publicUrl}/products?page=2`)
  const list = page.mainEntity as { numberOfItems: number; itemListElement: object[] }
  expect(list.numberOfItems).toBe(8)
  expect(list.itemListElement).toEqual(
    [4, 5, 6].map((place) => ({
      '@type': 'ListItem',
      position: place,
      name: `Bag ${place}`,
      url: `${publicUrl}/product/${1000 + place}`,
    })),
  )
})

test('E-9 what a search found is not described as a collection', () => {
  const html = render(payloadOf('products', 'en', { params: { slug: '' }, query: 'q=bag' }))
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(thingsOf(html).map((one) => one['@type'])).toEqual(['BreadcrumbList'])
})

test('E-9 an error is described as nothing', () => {
  expect(thingsOf(render(errorPayload('unmatched', 'en', '/nowhere', build)))).toEqual([])
})

test('R-4 words of staff cannot leave the structured data', () => {
  const trap = '</script><script>alert(1)</script>'
  const also = [
    fixtureDocument('product', 1, () => {
      const known = fixtureCatalogue().locales.en.products.get(1)
      if (!known) throw new Error('the fixture has no product 1')
      return { ...known, name: trap, description: trap }
    }),
  ]
  const wish = { params: { id: '1001' }, catalogue: fixtureCatalogue({ also }) }
  const html = render(payloadOf('product', 'en', wish), wish.catalogue)
  expect(html).not.toContain('<script>alert(1)')
  expect(thing(thingsOf(html), 'ProductGroup').description).toBe(trap)
})
