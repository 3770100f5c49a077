import type { Company, Footer, FormSettings } from './content/index.ts'
import type { InterfaceText } from './interface-texts.ts'
import { defaultLocale, type Locale } from './locales.ts'

/** A link as a page draws it: its address in the visitor's language is known. */
export interface ResolvedLink {
  label: string
  href: string
  leaves: boolean
}

/** Relative to the site (C-1). */
export const apiBase = '/api/'

/** `/api/option`, `/api/es/option` (C-2). */
export function optionAddress(locale: Locale): string {
  return `${apiBase}${locale === defaultLocale ? '' : `${locale}/`}option`
}

/** What stands at that address: what every page of one language shares. */
export interface OptionData {
  site: SiteConfiguration
  navigation: {
    items: (ResolvedLink & { intro: string; children: ResolvedLink[]; categories: OptionCategory[] })[]
    action: ResolvedLink | null
  }
  footer: {
    columns: { title: string; items: ResolvedLink[] }[]
    contact: Footer['contact']
    legal: ResolvedLink[]
    /** Names in the order of the register, and the page that shows it; null where there is none. */
    certificates: { href: string; names: string[] } | null
  }
  company: Company | null
  texts: Record<InterfaceText, string>
  forms: FormSettings
}

export interface OptionCategory {
  name: string
  href: string
  count: number
  /** Address of a small square picture; only categories at the top have one. */
  picture?: string
  children: OptionCategory[]
}

/** Names as the customer's specification gives them (C-1). */
export interface SiteConfiguration {
  siteName: string
  desc: string
  version: string
  api: string
  domain: string
  theme_url: string
  ajaxurl: string
  url: string
  name: string
  description: string
  defaultLocale: Locale
  currentLocale: Locale
}
