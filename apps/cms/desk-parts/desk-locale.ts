import { defaultLocale, isLocale, type Locale } from '@lindero/contract'

/** The language somebody works in at the desk. */
export function deskLocale({ language }: { language: string }): Locale {
  return isLocale(language) ? language : defaultLocale
}
