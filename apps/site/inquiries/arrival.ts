import { envelope, isLocale, type Locale } from '@lindero/contract'
import { ownPage } from './page-place.ts'
import type { Place } from './read-content.ts'

/** What arrived, read but not believed. */
export interface Arrival {
  fields: Readonly<Record<string, unknown>>
  place: Place
  key: string | null
  address: string
  userAgent: string
}

/** What a sender's request itself lets one think, for what its form does not say. */
export interface Seeming {
  locale: Locale
  /** Path of the page it seems to come from. */
  page: string | null
}

export function placeOf(fields: Arrival['fields'], seems: Seeming): Place {
  const said = fields[envelope.locale]
  const locale = isLocale(said) ? said : seems.locale
  return { locale, page: ownPage(fields[envelope.page] ?? seems.page, locale) }
}
