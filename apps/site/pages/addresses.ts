import { type Locale, localeCodes } from '@lindero/contract'
import type { Catalogue, LocaleCatalogue } from '../catalogue/catalogue.ts'
import type { PageMeta } from './page.ts'

/** The same page in each language: `find` answers its address there, or null where it is not published. */
export function alternatesOf(
  catalogue: Catalogue,
  find: (content: LocaleCatalogue, locale: Locale) => string | null,
): PageMeta['alternates'] {
  const alternates: PageMeta['alternates'] = {}
  for (const locale of localeCodes) {
    const href = find(catalogue.locales[locale], locale)
    if (href !== null) alternates[locale] = href
  }
  return alternates
}

/** Adds what is set to an address; null and undefined stay out. */
export function withQuery(href: string, query: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value != null) search.set(key, String(value))
  return search.size > 0 ? `${href}?${search}` : href
}
