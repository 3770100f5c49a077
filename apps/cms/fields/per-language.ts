import { isLocale, type Locale } from '@lindero/contract'

/** A write in all languages at once brings `{ en, es }`, any other brings the one value. */
export function isPerLanguage(value: unknown): value is Partial<Record<Locale, unknown>> {
  return isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale)
}

export function inEveryLanguage(value: unknown): unknown[] {
  return isPerLanguage(value) ? Object.values(value) : [value]
}

/** The value by language; a single one belongs to the language of the request. */
export function byLanguage(value: unknown, locale: unknown): Partial<Record<Locale, unknown>> {
  if (isPerLanguage(value)) return value
  return isLocale(locale) ? { [locale]: value } : {}
}

export function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
