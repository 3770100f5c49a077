import type { Category, FeedDocument, Media, Product, Redirect, Settings } from '@lindero/contract'

/** Small whole documents for tests; every field can be given. */
const seo = { title: null, description: null, image: null }
const updatedAt = '2026-01-01T00:00:00.000Z'

export function sampleProduct(id: number, given: Partial<Product> = {}): Product {
  return {
    id,
    publicId: 1000 + id,
    styleNo: `LN-${1000 + id}`,
    name: `Bag ${id}`,
    slug: `bag-${id}`,
    categories: [],
    family: null,
    services: ['OEM'],
    season: '',
    summary: 'A bag.',
    description: 'A very good bag.',
    order: 0,
    introduced: null,
    size: { lengthCm: 30, widthCm: 12, heightCm: 24 },
    drop: { handleCm: null, strapMinCm: null, strapMaxCm: null, strapDetachable: false },
    weightG: 800,
    materials: {
      family: null,
      outer: 'Cowhide',
      grade: '',
      thicknessMm: null,
      lining: 'Cotton',
      thread: '',
      edgeFinish: 'Painted',
    },
    construction: {
      closureKind: null,
      closure: 'Zip',
      pocketsInside: '',
      pocketsOutside: '',
      hardwareMaterial: 'Brass',
      hardwareFinish: '',
      zip: '',
    },
    colourways: [{ key: 'cognac', name: 'Cognac', swatch: '#8A4B22', family: null, pantone: null, images: [] }],
    logoMethods: [],
    moq: { perStyle: 100, perColour: 50 },
    sampleDays: { min: 7, max: 10 },
    bulkDays: { min: 35, max: 45 },
    packaging: 'Dust bag',
    carton: null,
    trade: { hsCode: null, origin: '', port: '', incoterms: [], payment: '' },
    certificates: [],
    related: [],
    faq: [],
    seo,
    updatedAt,
    ...given,
  }
}

/** A product of which staff filled nothing but what must be there. */
export function requiredProduct(id: number): Product {
  const { materials, construction } = sampleProduct(id)
  return sampleProduct(id, {
    services: [],
    summary: '',
    description: '',
    weightG: null,
    materials: { ...materials, outer: '', lining: '', edgeFinish: '' },
    construction: { ...construction, closure: '', hardwareMaterial: '' },
    colourways: [],
    packaging: '',
  })
}

/** A product of which staff filled every field. */
export function fullProduct(id: number, given: Partial<Product> = {}): Product {
  return sampleProduct(id, {
    family: 'tote',
    services: ['OEM', 'ODM'],
    season: 'All year',
    introduced: '2025-03-04',
    drop: { handleCm: 15, strapMinCm: 48, strapMaxCm: 56, strapDetachable: true },
    materials: {
      family: 'cowhide',
      outer: 'Pebbled cowhide',
      grade: 'Full grain',
      thicknessMm: { min: 1.4, max: 1.6 },
      lining: 'Cotton twill',
      thread: 'Bonded polyester Tex 70',
      edgeFinish: 'Four coats of paint',
    },
    construction: {
      closureKind: 'magnetic-snap',
      closure: 'Concealed snap, 18 mm',
      pocketsInside: 'One zip, two slip',
      pocketsOutside: 'One at the back',
      hardwareMaterial: 'Zinc alloy',
      hardwareFinish: 'Light gold',
      zip: 'Metal No. 5',
    },
    colourways: [
      { key: 'cognac', name: 'Cognac', swatch: '#895131', family: 'brown', pantone: '18-1142 TCX', images: [1, 2] },
      { key: 'black', name: 'Black', swatch: '#1d1b1b', family: 'black', pantone: null, images: [3, 4] },
    ],
    logoMethods: ['deboss', 'metal-plate'],
    moq: { perStyle: 1200, perColour: 50 },
    packaging: 'Cotton dust bag, box on request',
    carton: { pieces: 6, lengthCm: 60, widthCm: 50, heightCm: 39, grossKg: 9 },
    trade: {
      hsCode: '4202.21',
      origin: 'Guangzhou, China',
      port: 'Nansha',
      incoterms: ['EXW', 'FOB'],
      payment: '30% deposit, balance before shipment',
    },
    certificates: [1, 2, 99],
    related: [4, 99, 2],
    faq: [{ question: 'Can the lining be printed?', answer: 'Yes, from 300 pieces.' }],
    seo: { title: 'Search title', description: 'Search words', image: 2 },
    ...given,
  })
}

export function sampleCategory(id: number, given: Partial<Category> = {}): Category {
  return {
    id,
    parent: null,
    slug: `category-${id}`,
    name: `Category ${id}`,
    intro: '',
    banner: null,
    order: 0,
    seo,
    updatedAt,
    ...given,
  }
}

export function sampleMedia(id: number, given: Partial<Media> = {}): Media {
  const src = `/media/${id}.jpg`
  return {
    id,
    alt: `Picture ${id}`,
    credit: null,
    width: 1200,
    height: 900,
    focal: { x: 50, y: 50 },
    src,
    renditions: [],
    share: null,
    colour: null,
    ...given,
  }
}

export function sampleSettings(given: Partial<Settings> = {}): Settings {
  return {
    siteName: 'Lindero Leathergoods',
    description: 'Bags for brands.',
    productsPerPage: 24,
    version: '',
    domain: '',
    themeUrl: '',
    ajaxUrl: '',
    ...given,
  }
}

export function productDocument(product: Product, spanish: Product | null = product): FeedDocument {
  return { kind: 'product', id: String(product.id), content: spanish ? { en: product, es: spanish } : { en: product } }
}

export function categoryDocument(category: Category): FeedDocument {
  return { kind: 'category', id: String(category.id), content: { en: category, es: category } }
}

export function redirectDocument(redirect: Redirect): FeedDocument {
  return { kind: 'redirect', id: String(redirect.id), content: { en: redirect, es: redirect } }
}
