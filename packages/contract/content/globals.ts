import type { Seo } from './seo.ts'

export interface Home {
  hero: { title: string; text: string; picture: number | null }
  statement: string
  figures: { value: string; label: string }[]
  /** Product document ids, in the order staff gave them. */
  selected: { title: string; products: number[] }
  steps: { title: string; text: string; items: { title: string; text: string }[] }
  craft: { title: string; text: string; points: string[]; picture: number | null }
  call: { title: string; text: string }
  seo: Seo
}

export interface Company {
  legalName: string
  shortName: string
  founded: number | null
  tagline: string
  description: string
  addresses: CompanyAddress[]
  /** True while the house shown is the demonstration house; the footer then says so. */
  fictional: boolean
}

export interface CompanyAddress {
  kind: string
  lines: string
  phone: string
  email: string
  hours: string
  directions: string
}

export interface Settings {
  siteName: string
  description: string
  productsPerPage: number
}
