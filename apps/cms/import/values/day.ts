import type { Words } from '../../fields/sentence.ts'
import type { Reading, ValueKind } from './value-kind.ts'

/** Written as 2026-12-31. Noon: the same day in every time zone the desk is read in. */
export const day: ValueKind = {
  write: (value) => (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10),
  read: (cell, _, { from1904 }) => {
    if (typeof cell === 'number') return readSerial(cell, from1904)
    return typeof cell === 'string' ? readDay(cell) : { fault: noDay(String(cell)) }
  },
}

const dayMs = 86_400_000

/** Spreadsheets count days; those from before March 1900 are miscounted, and no bag is that old. */
function readSerial(serial: number, from1904: boolean): Reading {
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  if (serial < 61 || serial > 200_000) return { fault: noDay(String(serial)) }
  return { value: noon(new Date(start + Math.floor(serial) * dayMs).toISOString().slice(0, 10)) }
}

/** 2026-12-31; 31/12/2026 and 12/31/2026 where the day is above 12. What could be either is not guessed. */
export function readDay(typed: string): Reading {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(typed.trim())
  if (iso) return asDay(typed, Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(typed.trim())
  if (!parts) return { fault: noDay(typed) }
  const [one, other, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (one <= 12 && other <= 12 && one !== other) return { fault: twoWays(typed) }
  return one > 12 ? asDay(typed, year, other, one) : asDay(typed, year, one, other)
}

function asDay(typed: string, year: number, month: number, dayOfMonth: number): Reading {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth && year >= 1900 && year <= 2200
  return isReal ? { value: noon(date.toISOString().slice(0, 10)) } : { fault: noDay(typed) }
}

const noon = (date: string) => `${date}T12:00:00.000Z`

const noDay = (typed: string): Words => ({
  en: `“${typed}” is not a day. Write it as 2026-12-31.`,
  es: `«${typed}» no es una fecha. Escríbala así: 2026-12-31.`,
})
const twoWays = (typed: string): Words => ({
  en: `“${typed}” can be two different days. Write it as 2026-12-31.`,
  es: `«${typed}» puede ser dos fechas distintas. Escríbala así: 2026-12-31.`,
})
