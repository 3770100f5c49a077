import type { Company, CompanyAddress, Weekday } from '@lindero/contract'
import { day, momentAt, startOfDay, wallTime, weekdayOf } from './zoned-time.ts'

type Hours = CompanyAddress['openingHours']
type Holidays = Company['holidays']

/** Open until a moment, or closed and open again at one. */
export interface Opening {
  open: boolean
  at: number
  /** The holiday for which it is closed today. */
  holiday: string
}

const weekdays: readonly Weekday[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
/** A house that opens no sooner than this does not say when. */
const farthest = 60

/** How it stands at a moment; null where the hours do not say. */
export function openingAt(now: number, hours: Hours, zone: string, holidays: Holidays): Opening | null {
  const today = startOfDay(wallTime(now, zone))
  const holiday = holidayOn(today, holidays)?.name ?? ''
  for (let ahead = 0; ahead < farthest; ahead++) {
    const date = today + ahead * day
    if (holidayOn(date, holidays)) continue
    for (const { opens, closes } of spansOn(date, hours, zone)) {
      if (closes <= now) continue
      return opens <= now ? { open: true, at: closes, holiday: '' } : { open: false, at: opens, holiday }
    }
  }
  return null
}

export interface Span {
  opens: number
  closes: number
}

/** The moments between which it is open on a day (given as its midnight on the clock of the place), in order. */
function spansOn(date: number, hours: Hours, zone: string): Span[] {
  return hours
    .filter(({ days }) => days.some((name) => weekdays.indexOf(name) === weekdayOf(date)))
    .flatMap((entry) => spanOf(date, entry, zone) ?? [])
    .sort((a, b) => a.opens - b.opens)
}

export function spanOf(date: number, { opens, closes }: Hours[number], zone: string): Span | null {
  const [from, until] = [minutesOf(opens), minutesOf(closes)]
  if (from === null || until === null) return null
  return { opens: momentAt(date + from, zone), closes: momentAt(date + until, zone) }
}

function minutesOf(time: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? []
  return hour && minute ? (Number(hour) * 60 + Number(minute)) * 60_000 : null
}

function holidayOn(date: number, holidays: Holidays): Holidays[number] | undefined {
  const name = new Date(date).toISOString().slice(0, 10)
  return holidays.find(({ from, until }) => from <= name && name <= until)
}

/** Days of the week as places, 0 is Monday, in the order of the week. */
export function placesOf(days: readonly Weekday[]): number[] {
  return weekdays.flatMap((name, place) => (days.includes(name) ? [place] : []))
}
