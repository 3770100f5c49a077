import type { LinkTarget } from './link.ts'
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
  updatedAt: string
}

export interface Company {
  legalName: string
  shortName: string
  founded: number | null
  tagline: string
  description: string
  addresses: CompanyAddress[]
  phones: { label: string; number: string }[]
  emails: { label: string; address: string }[]
  social: { label: string; href: string }[]
  holidays: { name: string; from: string; until: string }[]
  legalLine: string
  registration: string
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
  /** ISO country, and the time zone in which the opening hours are meant. */
  countryCode: string
  timeZone: string
  openingHours: { days: Weekday[]; opens: string; closes: string }[]
}

export type Weekday = 'Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su'

export interface MenuItem {
  label: string
  target: LinkTarget
  children: { label: string; target: LinkTarget }[]
  /** The category tree hangs below this item. */
  showsCategories: boolean
  intro: string
}

export interface Navigation {
  items: MenuItem[]
  action: { label: string; target: LinkTarget } | null
}

export interface Footer {
  columns: { title: string; items: { label: string; target: LinkTarget }[] }[]
  contact: { title: string; text: string }
  legal: { label: string; target: LinkTarget }[]
}

/** Words staff put in place of the built-in ones; a missing key means the built-in one. */
export type TextOverrides = Record<string, string>

export interface FormSettings {
  /** The visitor's language, or Chinese, for the generic messages. */
  messageLanguage: 'visitor' | 'zh'
  confirmation: { title: string; text: string }
  consent: string
}

export interface Settings {
  siteName: string
  description: string
  productsPerPage: number
  /** Shown in the site configuration; staff's own note of which edition of the content is live. */
  version: string
  domain: string
  themeUrl: string
  /** Where forms are sent; the site's own endpoint unless staff name another. */
  ajaxUrl: string
}
