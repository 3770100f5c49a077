import { expect, test } from 'vitest'
import { fixtureCatalogue } from '../../catalogue/fixture/fixture.ts'
import { loadProduct } from './load.ts'

const catalogue = fixtureCatalogue({ englishOnly: [2] })

function load(id: string, search = '', locale: 'en' | 'es' = 'en') {
  return loadProduct({ catalogue, locale, params: { id }, query: new URLSearchParams(search) })
}

function page(id: string, search = '', locale: 'en' | 'es' = 'en') {
  const result = load(id, search, locale)
  if (result.kind !== 'page') throw new Error(`expected a page, got ${result.kind}`)
  return result
}

test('S-5 a published product is shown by its public id', () => {
  expect(page('1001').data).toMatchObject({ name: 'Bag 1', styleNo: 'LD-1001' })
  expect(page('1001', '', 'es').data.name).toBe('Bolso 1')
})

test.each(['alba', '1001a', '-1001', '1e3', '1001.0', '9999', '99999999999999999999', ''])(
  'S-5 S-11 id %j leads to nothing',
  (id) => {
    expect(load(id).kind).toBe('invalid')
  },
)

test('S-5 S-11 a product not published in a language is nothing there', () => {
  expect(load('1002', '', 'en').kind).toBe('page')
  expect(load('1002', '', 'es').kind).toBe('invalid')
  expect(page('1002').meta.alternates).toEqual({ en: '/product/1002' })
})

test('a product has one address', () => {
  expect(load('01001')).toMatchObject({ kind: 'redirect', to: '/product/1001' })
  expect(load('1001', 'colour=pink')).toMatchObject({ kind: 'redirect', to: '/product/1001' })
  expect(page('1001', 'colour=black').meta.canonical).toBe('/product/1001')
})

test('S-20 a colour is chosen by the address and kept in the other language (L-5)', () => {
  const { data, meta } = page('1001', 'colour=black')
  expect(data.colour).toBe('black')
  expect(data.colourways.map((colour) => colour.href)).toEqual(['/product/1001?colour=cognac', '/product/1001?colour=black'])
  expect(meta.alternates.es).toBe('/es/product/1001?colour=black')
  expect(meta.image?.src).toBe('/media/picture-3.webp')
})

test('others of the category come first among the related, never the product itself', () => {
  const names = page('1001').data.related.map((product) => product.name)
  expect(names).toEqual(['Bag 3', 'Bag 5', 'Bag 7', 'Bag 2'])
})

test('E-1 where staff named related styles those are shown, without what is not public', () => {
  expect(page('1007').data.related.map((product) => product.name)).toEqual(['Bag 4', 'Bag 2'])
  expect(page('1007', '', 'es').data.related.map((product) => product.name)).toEqual(['Bolso 4'])
})

test('the inquiry is about this product, and about a colour once one is chosen', () => {
  const { data } = page('1001', '', 'es')
  expect(data.contactHref).toBe('/es/contact?product=1001')
  expect(data.colourways.map((colour) => colour.contactHref)).toEqual([
    '/es/contact?product=1001&colour=cognac',
    '/es/contact?product=1001&colour=black',
  ])
})

test('L-7 E-2 size and material are said up front, the size in both systems of units', () => {
  expect(page('1007').data).toMatchObject({
    material: 'Pebbled cowhide',
    size: { value: '30 × 12 × 24 cm', also: '11.8 × 4.7 × 9.4 in' },
  })
  expect(page('1007', '', 'es').data.size).toEqual({ value: '30 × 12 × 24 cm', also: '11,8 × 4,7 × 9,4 pulg.' })
})

test('L-7 the carton is measured in both systems of units', () => {
  const rows = page('1007', '', 'es').data.packing?.rows
  expect(rows).toContainEqual({ name: 'Medidas de la caja', value: '60 × 50 × 39 cm', also: '23,6 × 19,7 × 15,4 pulg.' })
  expect(rows).toContainEqual({ name: 'Peso bruto por caja', value: '9 kg', also: '19,84 lb' })
  expect(rows).toContainEqual({ name: 'Volumen por caja (CBM)', value: '0,117 m³' })
})

test('E-2 certificates lead to the page that shows them', () => {
  const groups = page('1007').data.specification
  expect(groups.at(-1)).toMatchObject({ caption: 'Certificates', more: { href: '/honor' } })
})

test('L-7 the specification speaks the language, in both systems of units', () => {
  const rows = (locale: 'en' | 'es') => page('1001', '', locale).data.specification.flatMap((group) => group.rows)
  expect(rows('en')).toContainEqual({
    name: 'Length × width × height',
    value: '30 × 12 × 24 cm',
    also: '11.8 × 4.7 × 9.4 in',
  })
  expect(rows('es')).toContainEqual({ name: 'Peso', value: '0,8 kg', also: '1,76 lb' })
  expect(rows('es')).toContainEqual({ name: 'Pedido mínimo (MOQ)', value: '1.200 piezas por estilo, 50 por color' })
  expect(rows('en').every((row) => row.value)).toBe(true)
})
