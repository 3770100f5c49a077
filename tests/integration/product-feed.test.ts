import type { Product } from '@lindero/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { both, type ContentDesk, noSeo, openContentDesk, required } from './content-desk.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('a product through the feed on %s', (dialect) => {
  let house: ContentDesk

  beforeAll(async () => {
    house = await openContentDesk(dialect === 'postgres' ? await postgres.createDatabase('product_feed') : undefined)
  })
  afterAll(() => house.desk.close())

  test('E-1 a product with only what is required', async () => {
    const { create, brought } = house
    const id = await create('products', required)
    const { en, es } = await brought('product')
    const expected: Product = {
      id,
      publicId: 1002,
      styleNo: 'LD-1',
      name: 'Alba',
      slug: 'alba',
      categories: [],
      family: null,
      services: [],
      season: '',
      summary: '',
      description: '',
      order: 1000,
      introduced: null,
      size: { lengthCm: 34, widthCm: 14, heightCm: 27 },
      drop: { handleCm: null, strapMinCm: null, strapMaxCm: null, strapDetachable: false },
      weightG: null,
      materials: { family: null, outer: '', grade: '', thicknessMm: null, lining: '', thread: '', edgeFinish: '' },
      construction: {
        closureKind: null,
        closure: '',
        pocketsInside: '',
        pocketsOutside: '',
        hardwareMaterial: '',
        hardwareFinish: '',
        zip: '',
      },
      colourways: [{ key: 'cognac', name: 'Cognac', swatch: '#895131', family: null, pantone: null, images: [] }],
      logoMethods: [],
      moq: { perStyle: 300, perColour: 100 },
      sampleDays: { min: 8, max: 10 },
      bulkDays: { min: 40, max: 50 },
      packaging: '',
      carton: null,
      trade: { hsCode: null, origin: '', port: '', incoterms: [], payment: '' },
      certificates: [],
      related: [],
      faq: [],
      seo: noSeo,
      updatedAt: expect.stringMatching(/^\d{4}-/),
    }
    expect(en).toEqual(expected)
    expect(es).toMatchObject({ name: 'Alba ES', slug: 'alba-es', colourways: [{ name: 'Coñac' }] })
  })

  test('E-1 a product with every field, texts per language, figures shared', async () => {
    const { ids, create, brought } = house
    const id = await create('products', {
      ...required,
      styleNo: 'LD-2',
      publicId: 4711,
      slug: both('alba-tote', 'tote-alba'),
      categories: [ids.category],
      family: 'tote',
      services: ['OEM', 'ODM'],
      season: both('All year', 'Todo el año'),
      summary: both('Short', 'Corto'),
      description: both('Long', 'Largo'),
      order: 5,
      introduced: '2025-03-04',
      drop: { handleCm: 15, strapMinCm: 50, strapMaxCm: 60, strapDetachable: true },
      weightG: 980,
      materials: {
        family: 'cowhide',
        outer: both('Cowhide', 'Vacuno'),
        grade: both('Full grain', 'Plena flor'),
        thicknessMm: { min: 1.4, max: 1.6 },
        lining: both('Twill', 'Sarga'),
        thread: both('Tex 70', 'Tex 70 ES'),
        edgeFinish: both('Painted', 'Pintado'),
      },
      construction: {
        closureKind: 'magnetic-snap',
        closure: both('Snap', 'Broche'),
        pocketsInside: both('Two', 'Dos'),
        pocketsOutside: both('None', 'Ninguno'),
        hardwareMaterial: both('Zinc', 'Zamak'),
        hardwareFinish: both('Gold', 'Dorado'),
        zip: both('No. 3', 'N.º 3'),
      },
      colourways: [
        { name: both('Black', 'Negro'), swatch: '#1d1b1b', family: 'black', pantone: '19-0303 TCX', images: [ids.picture] },
      ],
      logoMethods: ['hot-stamp', 'deboss'],
      packaging: both('Dust bag', 'Funda'),
      carton: { pieces: 6, lengthCm: 60, widthCm: 50, heightCm: 39.5, grossKg: 9 },
      trade: {
        hsCode: '4202.21',
        origin: both('China', 'China ES'),
        port: both('Nansha', 'Nansha ES'),
        incoterms: ['EXW', 'FOB'],
        payment: both('30 %', '30 % ES'),
      },
      certificates: [ids.certificate],
      related: [ids.product],
      faq: [{ question: both('Feet?', '¿Tacos?'), answer: both('Yes', 'Sí') }],
      seo: { title: both('Tote', 'Tote ES'), description: both('D', 'D ES'), image: ids.picture },
    })
    const { en, es } = await brought('product')
    const expected: Product = {
      id,
      publicId: 4711,
      styleNo: 'LD-2',
      name: 'Alba ES',
      slug: 'tote-alba',
      categories: [ids.category ?? 0],
      family: 'tote',
      services: ['OEM', 'ODM'],
      season: 'Todo el año',
      summary: 'Corto',
      description: 'Largo',
      order: 5,
      introduced: '2025-03-04',
      size: { lengthCm: 34, widthCm: 14, heightCm: 27 },
      drop: { handleCm: 15, strapMinCm: 50, strapMaxCm: 60, strapDetachable: true },
      weightG: 980,
      materials: {
        family: 'cowhide',
        outer: 'Vacuno',
        grade: 'Plena flor',
        thicknessMm: { min: 1.4, max: 1.6 },
        lining: 'Sarga',
        thread: 'Tex 70 ES',
        edgeFinish: 'Pintado',
      },
      construction: {
        closureKind: 'magnetic-snap',
        closure: 'Broche',
        pocketsInside: 'Dos',
        pocketsOutside: 'Ninguno',
        hardwareMaterial: 'Zamak',
        hardwareFinish: 'Dorado',
        zip: 'N.º 3',
      },
      colourways: [
        { key: 'black', name: 'Negro', swatch: '#1d1b1b', family: 'black', pantone: '19-0303 TCX', images: [ids.picture ?? 0] },
      ],
      logoMethods: ['hot-stamp', 'deboss'],
      moq: { perStyle: 300, perColour: 100 },
      sampleDays: { min: 8, max: 10 },
      bulkDays: { min: 40, max: 50 },
      packaging: 'Funda',
      carton: { pieces: 6, lengthCm: 60, widthCm: 50, heightCm: 39.5, grossKg: 9 },
      trade: { hsCode: '4202.21', origin: 'China ES', port: 'Nansha ES', incoterms: ['EXW', 'FOB'], payment: '30 % ES' },
      certificates: [ids.certificate ?? 0],
      related: [ids.product ?? 0],
      faq: [{ question: '¿Tacos?', answer: 'Sí' }],
      seo: { title: 'Tote ES', description: 'D ES', image: ids.picture ?? 0 },
      updatedAt: expect.stringMatching(/^\d{4}-/),
    }
    expect(es).toEqual(expected)
    expect(en).toMatchObject({ name: 'Alba', slug: 'alba-tote', carton: expected.carton, trade: { port: 'Nansha' } })
  })

  test('E-1 colours put in another order in one language keep their names in the other', async () => {
    const { payload, create, brought } = house
    const colour = (key: string, es: string) => ({ name: both(key, es), key, swatch: '#895131' })
    const colourways = [colour('tan', 'Cuero'), colour('black', 'Negro'), colour('red', 'Rojo')]
    const id = await create('products', { ...required, styleNo: 'LD-3', colourways })
    await brought('product')
    const stored = await payload.findByID({ collection: 'products', id, locale: 'en', depth: 0 })
    const [tan, black, red] = stored.colourways as Record<string, unknown>[]
    const changed = [red, { name: 'White', swatch: '#ffffff' }, tan, { ...black, name: 'Jet' }]
    await payload.update({ collection: 'products', id, locale: 'en', data: { colourways: changed, _status: 'published' } })
    const { en, es } = await brought('product')
    expect(en?.colourways.map(({ name }) => name)).toEqual(['red', 'White', 'tan', 'Jet'])
    expect(es?.colourways.map(({ name }) => name)).toEqual(['Rojo', 'white', 'Cuero', 'Negro'])
  })
})
