import type { Locale } from '@lindero/contract'
import type { Words } from '../fields/sentence.ts'

/** What the languages are called in each other, in the middle of a sentence. */
export const languageNames: Record<Locale, Words> = {
  en: { en: 'English', es: 'inglés' },
  es: { en: 'Spanish', es: 'español' },
}

/** The same at the beginning of a line. */
export function languageTitle(locale: Locale, desk: Locale): string {
  const name = languageNames[locale][desk]
  return name.charAt(0).toUpperCase() + name.slice(1)
}
