import type { Category, Company, FeedDocument, Home, Locale, Media, Page, Product, Settings } from '@lindero/contract'
import { buildCatalogue } from './build-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { sampleCategory, sampleProduct } from './sample-documents.ts'

const seo = { title: null, description: null, image: null }
const bothLanguages: Locale[] = ['en', 'es']

/** A small house in two languages, for tests of pages: a tree of categories, a few products, pictures, words. */
export interface FixtureWishes {
  products?: number
  productsPerPage?: number
  home?: boolean
  /** Products published in English only. */
  englishOnly?: number[]
}

export function fixtureCatalogue(wishes: FixtureWishes = {}): Catalogue {
  const { products = 8, productsPerPage = 24, home = true, englishOnly = [] } = wishes
  return buildCatalogue([
    ...[1, 2, 3, 4].map((id) => document('media', id, () => picture(id))),
    document('category', 1, (locale) => category(1, null, locale, 'tote-bags', 'bolsos-tote')),
    document('category', 2, (locale) => category(2, 1, locale, 'leather-totes', 'totes-de-piel')),
    document('category', 3, (locale) => category(3, null, locale, 'belt-bags', 'rinoneras')),
    ...Array.from({ length: products }, (_, index) => index + 1).map((id) =>
      document('product', id, (locale) => product(id, locale), englishOnly.includes(id) ? ['en'] : bothLanguages),
    ),
    document('page', 1, staffPage),
    document('company', 'global', company),
    document('settings', 'global', () => settings(productsPerPage)),
    ...(home ? [document('home', 'global', homeWords)] : []),
  ])
}

function document<Content>(
  kind: FeedDocument['kind'],
  id: number | string,
  make: (locale: Locale) => Content,
  languages = bothLanguages,
) {
  const content = Object.fromEntries(languages.map((locale) => [locale, make(locale)]))
  return { kind, id: String(id), content } as FeedDocument
}

function picture(id: number): Media {
  const renditions = (['avif', 'webp'] as const).flatMap((format) =>
    [320, 960].map((width) => ({ format, width, src: `/media/picture-${id}-${width}.${format}` })),
  )
  const focal = id === 1 ? { x: 42, y: 60 } : { x: 50, y: 50 }
  return {
    id,
    alt: `Picture ${id}`,
    credit: null,
    width: 1000,
    height: 1000,
    focal,
    src: `/media/picture-${id}.webp`,
    renditions,
  }
}

function category(id: number, parent: number | null, locale: Locale, en: string, es: string): Category {
  const slug = locale === 'en' ? en : es
  return sampleCategory(id, {
    parent,
    slug,
    name: `${slug} name`,
    intro: `${slug} intro`,
    banner: id === 1 ? 1 : null,
    order: id,
  })
}

function product(id: number, locale: Locale): Product {
  const tag = locale === 'en' ? 'Bag' : 'Bolso'
  return sampleProduct(id, {
    styleNo: `LD-${1000 + id}`,
    name: `${tag} ${id}`,
    categories: [id % 2 ? 2 : 1],
    order: id,
    moq: { perStyle: 1200, perColour: 50 },
    carton: { pieces: 6, lengthCm: 60, widthCm: 50, heightCm: 39, grossKg: 9 },
    hsCode: '4202.21',
    colourways: [
      { key: 'cognac', name: 'Cognac', swatch: '#895131', pantone: '18-1142 TCX', images: [1, 2] },
      { key: 'black', name: 'Black', swatch: '#1d1b1b', pantone: null, images: [3, 4] },
    ],
  })
}

function staffPage(locale: Locale): Page {
  return {
    id: 1,
    slug: locale === 'en' ? 'about-us' : 'sobre-nosotros',
    title: locale === 'en' ? 'About us' : 'Sobre nosotros',
    lead: 'A lead.',
    picture: 1,
    body: [
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'Heading' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Bold', bold: true },
          { type: 'link', href: '/products', text: 'bags' },
        ],
      },
      { type: 'paragraph', children: [{ type: 'link', href: 'java\tscript:alert(1)', text: 'trap' }] },
    ],
    seo,
    updatedAt: '2026-01-01T00:00:00.000Z',
  }
}

function company(locale: Locale): Company {
  const address = {
    lines: '1 Road, Guangzhou',
    phone: '+86 20 5550 0198',
    email: 'sales@lindero.example',
    hours: '9–18',
    directions: 'Green gate',
  }
  return {
    legalName: 'Lindero Leathergoods Co., Ltd.',
    shortName: 'Lindero',
    founded: 1998,
    tagline: locale === 'en' ? 'Made for your label' : 'Hecha para su marca',
    description: 'A maker of bags.',
    addresses: [{ kind: 'Factory', ...address }],
    fictional: true,
  }
}

function settings(productsPerPage: number): Settings {
  return { siteName: 'Lindero Leathergoods', description: 'Bags for brands.', productsPerPage }
}

function homeWords(locale: Locale): Home {
  return {
    hero: { title: locale === 'en' ? 'Leather goods' : 'Marroquinería', text: 'Words.', picture: 1 },
    statement: 'One address.',
    figures: [{ value: '420', label: 'people' }],
    selected: { title: 'Selected', products: [3, 1, 99] },
    steps: { title: 'Steps', text: 'How.', items: [{ title: 'Brief', text: 'A sketch.' }] },
    craft: { title: 'Craft', text: 'The edge.', points: ['Skived'], picture: 2 },
    call: { title: 'Call', text: 'Write.' },
    seo,
  }
}
