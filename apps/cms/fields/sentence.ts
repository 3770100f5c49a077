import { defaultLocale, isLocale, type Locale } from '@lindero/contract'
import type { PayloadRequest } from 'payload'

/** The same words in each language of the desk. */
export type Words = Record<Locale, string>

/** The words for whoever is asking, in the language of the desk. */
export function sentence(req: Pick<PayloadRequest, 'i18n'>, words: Words): string {
  const { language } = req.i18n
  return words[isLocale(language) ? language : defaultLocale]
}
