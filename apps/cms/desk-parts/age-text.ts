import type { Locale } from '@lindero/contract'

const hourMs = 60 * 60 * 1000

/** How long ago, in one short word: now, minutes, hours or days. */
export function ageText(from: Date, now: Date, locale: Locale): string {
  const hours = Math.max(0, now.getTime() - from.getTime()) / hourMs
  const minutes = Math.floor(hours * 60)
  if (minutes < 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  if (hours < 1) return unit(minutes, 'minute', locale)
  return hours < 48 ? unit(Math.floor(hours), 'hour', locale) : unit(Math.floor(hours / 24), 'day', locale)
}

function unit(count: number, name: 'minute' | 'hour' | 'day', locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(count)
}
