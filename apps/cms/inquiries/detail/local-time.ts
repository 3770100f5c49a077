import { type Locale, locales } from '@lindero/contract'

/** The zones of a country, in the order the platform names them; not every platform's types know of it. */
function zonesOf(country: string): string[] {
  if (!/^[A-Z]{2}$/.test(country)) return []
  const place: Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] } = new Intl.Locale(`und-${country}`)
  return place.getTimeZones?.() ?? place.timeZones ?? []
}

/** What the clock says where the buyer is; from the earliest to the latest in countries with several times. */
export function localTime(country: string, now: Date, locale: Locale): string {
  const times = zonesOf(country).map((timeZone) => ({ offset: offsetOf(timeZone, now), timeZone }))
  const [first, ...others] = times.sort((one, other) => one.offset - other.offset)
  const last = others.at(-1)
  if (!first) return ''
  const clock = (timeZone: string) => now.toLocaleTimeString(locales[locale].tag, { timeStyle: 'short', timeZone })
  return last && last.offset !== first.offset ? `${clock(first.timeZone)} – ${clock(last.timeZone)}` : clock(first.timeZone)
}

function offsetOf(timeZone: string, now: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now)
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d+):(\d+)/.exec(name.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
