import { type CompanyAddress, type Locale, locales } from '@lindero/contract'
import { fill } from '../../i18n/format.ts'
import type { ContactWords } from './contact-words.ts'
import { type Opening, placesOf, spanOf } from './opening.ts'
import { clock, day, startOfDay, wallTime, weekdayOf } from './zoned-time.ts'

/** The reader: language, place, and the moment of reading. */
export interface Reader {
  locale: Locale
  zone: string
  now: number
}

type Texts = ContactWords

/** `Open now, until 18:00 · 11:00 your time` */
export function openingSentence({ open, at, holiday }: Opening, zone: string, reader: Reader, texts: Texts): string {
  const there = wallTime(at, zone)
  const ahead = (startOfDay(there) - startOfDay(wallTime(reader.now, zone))) / day
  const form = open ? 'openUntil' : holiday ? 'holidayNow' : ahead === 0 ? 'opensToday' : 'opensOn'
  const sentence = fill(texts[form], {
    time: clock(there),
    name: holiday,
    day: dayName(reader.locale, there, ahead < 7 ? { weekday: 'long' } : { weekday: 'long', day: 'numeric', month: 'long' }),
  })
  const here = wallTime(at, reader.zone)
  if (here === there) return sentence
  const shifted = startOfDay(here) !== startOfDay(there)
  const time = shifted ? `${dayName(reader.locale, here, { weekday: 'long' })} ${clock(here)}` : clock(here)
  return `${sentence} · ${fill(texts.here, { time })}`
}

/** `Sun–Fri 18:00–3:00`: the hours on the reader's clock, on the reader's days; nothing where the clocks agree. */
export function hoursHere(hours: CompanyAddress['openingHours'][number], zone: string, reader: Reader): string {
  const places = placesOf(hours.days)
  const today = startOfDay(wallTime(reader.now, zone))
  // The next such day: a change of the clock between now and then must already count.
  const ahead = Array.from({ length: 7 }, (_, count) => today + count * day)
  const date = ahead.find((candidate) => places.includes(weekdayOf(candidate)))
  const span = date === undefined ? null : spanOf(date, hours, zone)
  if (date === undefined || !span) return ''
  const opens = wallTime(span.opens, reader.zone)
  if (opens === wallTime(span.opens, zone)) return ''
  const shift = (startOfDay(opens) - date) / day
  const times = `${clock(opens)}–${clock(wallTime(span.closes, reader.zone))}`
  return `${daysText(
    reader.locale,
    places.map((place) => (place + shift + 7) % 7),
  )} ${times}`
}

/** `Mon–Sat`, `Mon, Wed`: runs of days are drawn together, also past the end of the week. */
function daysText(locale: Locale, places: number[]): string {
  const runs: number[][] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run && ((run.at(-1) ?? 0) + 1) % 7 === place) run.push(place)
    else runs.push([place])
  }
  return runs.map((run) => [...new Set([run[0], run.at(-1)])].map((place = 0) => shortDay(locale, place)).join('–')).join(', ')
}

// The first of January 2024 was a Monday.
const shortDay = (locale: Locale, place: number) => dayName(locale, Date.UTC(2024, 0, 1 + place), { weekday: 'short' })

function dayName(locale: Locale, wall: number, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[locale].tag, { ...parts, timeZone: 'UTC' }).format(wall)
}
