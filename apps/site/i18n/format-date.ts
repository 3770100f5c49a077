import { type Locale, locales } from '@lindero/contract'

const formatters = new Map<Locale, Intl.DateTimeFormat>()

/** `2028-03-16` → `16 March 2028`; nothing for what is no day. Used where data is made, so that browsers need not agree. */
export function formatDate(locale: Locale, day: string): string {
  const date = dateOf(day)
  return date ? formatterOf(locale).format(date) : ''
}

/** `31 January – 14 February 2027`; nothing where one of them is no day, or they stand the wrong way round. */
export function formatDays(locale: Locale, { from, until }: { from: string; until: string }): string {
  const [first, last] = [dateOf(from), dateOf(until)]
  return first && last && first <= last ? formatterOf(locale).formatRange(first, last) : ''
}

function dateOf(day: string): Date | null {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? null : date
}

function formatterOf(locale: Locale): Intl.DateTimeFormat {
  let formatter = formatters.get(locale)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'long', timeZone: 'UTC' })
    formatters.set(locale, formatter)
  }
  return formatter
}
