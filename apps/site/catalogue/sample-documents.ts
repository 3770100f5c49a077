import type { Category, FeedDocument, Media, Product, Redirect } from '@lindero/contract'

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
    services: ['OEM'],
    season: '',
    summary: 'A bag.',
    description: 'A very good bag.',
    order: 0,
    size: { lengthCm: 30, widthCm: 12, heightCm: 24 },
    weightG: 800,
    materials: { outer: 'Cowhide', lining: 'Cotton', edgeFinish: 'Painted' },
    closure: 'Zip',
    hardware: 'Brass',
    colourways: [{ key: 'cognac', name: 'Cognac', swatch: '#8A4B22', pantone: null, images: [] }],
    moq: { perStyle: 100, perColour: 50 },
    sampleDays: { min: 7, max: 10 },
    bulkDays: { min: 35, max: 45 },
    packaging: 'Dust bag',
    carton: null,
    hsCode: null,
    seo,
    updatedAt,
    ...given,
  }
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
