import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FormFieldType, LeadTimePhase, Locale } from '@lindero/contract'

/** The shapes of the demo files. Every text stands in each language; pictures are named by file, everything else by key. */
export type Text = Record<Locale, string>
type Plain = Record<string, unknown>

/** `category` and `products` with an empty key are all of them. */
export interface DemoLink {
  route: 'home' | 'contact' | 'page' | 'category' | 'products'
  key?: string
}

export interface DemoPicture {
  file: string
  alt: Text
  focal?: { x: number; y: number }
}

export interface DemoSeo {
  title: Text
  description: Text
  image?: string
}

export interface DemoCategory extends Plain {
  key: string
  slug: Text
  banner: string
  seo: DemoSeo
  children?: DemoCategory[]
}

export interface DemoProduct extends Plain {
  publicId: number
  styleNo: string
  categories: string[]
  colourways: ({ key: string; images: string[] } & Plain)[]
  certificates: string[]
  related: number[]
  seo: DemoSeo
}

/** An entry of a register: certificates, partner brands, materials, questions. */
export interface DemoEntry extends Plain {
  key: string
  logo?: string
  picture?: string
}

export interface DemoLabelled {
  label: Text
  link: DemoLink
}

export type DemoParagraph = { type: 'h2' | 'h3' | 'p'; text: Text } | { type: 'ul'; items: Text[] }

/** A block of a page: the desk's own fields, with names in place of numbers. */
export interface DemoBlock extends Plain {
  type: string
  body?: DemoParagraph[]
  picture?: string
  pictures?: { media: string; caption: Text }[]
  actions?: (DemoLabelled & { style: string })[]
  items?: ({ picture?: string } & Plain)[]
  steps?: ({ picture: string; facts: Text[] } & Plain)[]
  groups?: ({ picture: string } & Plain)[]
  stages?: ({ phase: LeadTimePhase } & Plain)[]
  fields?: ({ type: FormFieldType; options?: Text[] } & Plain)[]
  certificates?: string[]
  brands?: string[]
  materials?: string[]
  questions?: string[]
  products?: number[]
}

export interface DemoPage {
  key: string
  title: Text
  slug: Text
  blocks: DemoBlock[]
  seo: DemoSeo
}

export interface DemoHome extends Plain {
  hero: { picture: string } & Plain
  craft: { picture: string; points: Text[] } & Plain
  selected: { title: Text; products: number[] }
  seo: DemoSeo
}

export interface DemoNavigation {
  items: (DemoLabelled & { children?: DemoLabelled[] } & Plain)[]
  action: DemoLabelled
}

export interface DemoFooter extends Plain {
  columns: { title: Text; items: DemoLabelled[] }[]
  legal: DemoLabelled[]
}

export interface DemoHouse {
  folder: string
  pictures: DemoPicture[]
  categories: DemoCategory[]
  products: DemoProduct[]
  certificates: DemoEntry[]
  partnerBrands: DemoEntry[]
  materials: DemoEntry[]
  questions: DemoEntry[]
  pages: DemoPage[]
  home: DemoHome | null
  company: Plain | null
  navigation: DemoNavigation | null
  footer: DemoFooter | null
  forms: ({ recipients: string[] } & Plain) | null
  settings: Plain | null
}

export const demoFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'demo')

/** A house may leave any file out: what is not there is not loaded. */
export function readDemoHouse(folder = demoFolder): DemoHouse {
  const content = path.join(folder, 'content')
  const read = <Content>(name: string, absent: Content): Content => {
    const file = path.join(content, `${name}.json`)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : absent
  }
  const pages = path.join(content, 'pages')
  return {
    folder,
    pictures: read('pictures', []),
    categories: read('categories', []),
    products: read('products', []),
    certificates: read('certificates', []),
    partnerBrands: read('partner-brands', []),
    materials: read('materials', []),
    questions: read('questions', []),
    pages: existsSync(pages) ? readdirSync(pages).map((file) => JSON.parse(readFileSync(path.join(pages, file), 'utf8'))) : [],
    home: read('home', null),
    company: read('company', null),
    navigation: read('navigation', null),
    footer: read('footer', null),
    forms: read('forms', null),
    settings: read('settings', null),
  }
}
