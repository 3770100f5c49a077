import { type Locale, locales } from '@lindero/contract'

const formatters = new Map<Locale, Intl.DateTimeFormat>()

/** `2028-03-16` → `16 March 2028`; nothing for what is no day. Used where data is made, so that browsers need not agree. */
export function formatDate(locale: Locale, day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  let formatter = formatters.get(locale)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'long', timeZone: 'UTC' })
    formatters.set(locale, formatter)
  }
  return formatter.format(date)
}
