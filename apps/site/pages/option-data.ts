import {
  apiBase,
  type Company,
  defaultLocale,
  guardAddress,
  type Locale,
  type OptionData,
  type SiteConfiguration,
} from '@lindero/contract'
import type { Catalogue, LocaleCatalogue } from '../catalogue/catalogue.ts'
import { formsAddress } from './blocks-data/form.ts'
import { optionFooter } from './option-footer.ts'
import { optionNavigation } from './option-navigation.ts'
import { coreTexts, wordsOf } from './words.ts'

/** What every page of one language shares: the answer of `/api/option`, and the data our own pages are drawn with. */
export function optionData(catalogue: Catalogue, locale: Locale, publicUrl: string): OptionData {
  const content = catalogue.locales[locale]
  const words = wordsOf(content, locale)
  return {
    site: siteConfiguration(content, locale, publicUrl),
    navigation: optionNavigation(content, locale, words),
    footer: optionFooter(content, locale, words),
    company: content.company && withSafeLinks(content.company),
    texts: coreTexts(content, locale),
    forms: content.forms,
  }
}

/** C-1. What staff leave empty is the site's own. */
function siteConfiguration({ settings }: LocaleCatalogue, locale: Locale, publicUrl: string): SiteConfiguration {
  const { siteName, description, version } = settings
  return {
    siteName,
    desc: description,
    version,
    api: apiBase,
    domain: settings.domain || new URL(publicUrl).host,
    theme_url: safeOr(settings.themeUrl, '/assets/'),
    ajaxurl: formsAddress(settings),
    url: publicUrl,
    name: siteName,
    description,
    defaultLocale,
    currentLocale: locale,
  }
}

function safeOr(address: string, otherwise: string): string {
  const guarded = guardAddress(address, { external: true })
  return guarded.ok ? guarded.href : otherwise
}

function withSafeLinks(company: Company): Company {
  return { ...company, social: company.social.filter(({ href }) => guardAddress(href, { external: true }).ok) }
}
