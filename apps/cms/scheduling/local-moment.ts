/** A moment as the browser's own field for day and time writes it, in the time zone of whoever sits there. */
export function localNow(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** What such a field holds, as a moment everybody understands; empty when it holds none. */
export function atLocal(value: string): string {
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}

/** The zone by name and by its distance at that moment: clocks may be changed until then. */
export function zoneName(at: Date, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(Number.isNaN(at.getTime()) ? new Date() : at).find(({ type }) => type === 'timeZoneName')
  return `${format.resolvedOptions().timeZone}${offset ? ` (${offset.value})` : ''}`
}
