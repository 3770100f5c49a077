import { type Locale, locales } from '@lindero/contract'

const formatters = new Map<string, Intl.NumberFormat>()

/** Grouping is asked for always: Spanish would write 1056 without it. */
export function formatNumber(locale: Locale, value: number, digits = 0): string {
  const key = `${locale}${digits}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locales[locale].tag, { maximumFractionDigits: digits, useGrouping: 'always' })
    formatters.set(key, formatter)
  }
  return formatter.format(value)
}

/** `98.1%` in English, `98,1 %` with a no-break space in Spanish; spelt out because ICU versions differ in the space. */
export function formatPercent(locale: Locale, value: number): string {
  return `${formatNumber(locale, value, 1)}${locale === 'es' ? '\u00a0' : ''}%`
}

const centimetresPerInch = 2.54
const poundsPerKilogram = 2.20462

/** `34 × 14 × 27` */
export function formatCentimetres(locale: Locale, lengths: readonly number[]): string {
  return lengths.map((length) => formatNumber(locale, length, 1)).join(' × ')
}

/** `13.4 × 5.5 × 10.6` */
export function formatInches(locale: Locale, centimetres: readonly number[]): string {
  return centimetres.map((length) => formatNumber(locale, length / centimetresPerInch, 1)).join(' × ')
}

export function formatPounds(locale: Locale, kilograms: number): string {
  return formatNumber(locale, kilograms * poundsPerKilogram, 2)
}

/** `35–40`, or `35` where both ends are the same. */
export function formatRange(locale: Locale, range: { min: number; max: number }, digits = 0): string {
  const min = formatNumber(locale, range.min, digits)
  return range.min === range.max ? min : `${min}–${formatNumber(locale, range.max, digits)}`
}

/** Puts values into a text: `fill('Page {page}', { page: 2 })`. A placeholder without a value stays readable. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

export function countText(locale: Locale, forms: { one: string; other: string }, n: number): string {
  return fill(n === 1 ? forms.one : forms.other, { n: formatNumber(locale, n) })
}
