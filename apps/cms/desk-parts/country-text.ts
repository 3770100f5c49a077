import { countryName, type Locale } from '@lindero/contract'

/** The name of a country; what a form of staff's own let people write stays as it was written. */
export function countryText(code: string, locale: Locale): string {
  return /^[A-Z]{2}$/.test(code) ? countryName(code, locale) : code
}
