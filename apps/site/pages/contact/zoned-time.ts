export const day = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * What calendar and clock of a place show at a moment, as the milliseconds they would be in UTC: days and hours can then be
 * counted with plain arithmetic. Throws for a place no one knows.
 */
export function wallTime(moment: number, zone: string): number {
  let format = formats.get(zone)
  if (!format) {
    const numeric = 'numeric'
    const parts = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric } as const
    format = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: zone, hourCycle: 'h23' })
    formats.set(zone, format)
  }
  const shown = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0 } = shown
  return Date.UTC(year, month - 1, date, hour, minute)
}

/** The moment at which the clock of a place shows this; asked twice, because the answer may lie behind a change of the clock. */
export function momentAt(wall: number, zone: string): number {
  const near = wall - (wallTime(wall, zone) - wall)
  return wall - (wallTime(near, zone) - near)
}

/** `9:00` */
export function clock(wall: number): string {
  const time = new Date(wall)
  return `${time.getUTCHours()}:${String(time.getUTCMinutes()).padStart(2, '0')}`
}

export const startOfDay = (wall: number): number => Math.floor(wall / day) * day

/** 0 is Monday. */
export const weekdayOf = (wall: number): number => (new Date(wall).getUTCDay() + 6) % 7
