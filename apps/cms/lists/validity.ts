const dayMs = 24 * 60 * 60 * 1000

/** From here on somebody should see to the next one. */
export const soonDays = 60

export type Validity = 'expired' | 'soon' | 'valid'

/** How a certificate stands that is valid until the end of that day. Pure. */
export function validityOf(until: Date, now: Date): { validity: Validity; days: number } {
  const days = Math.floor((startOfDay(until) - startOfDay(now)) / dayMs)
  return { validity: days < 0 ? 'expired' : days <= soonDays ? 'soon' : 'valid', days }
}

/** Everything valid until a day before this one should be seen to. */
export function soonBefore(now: Date): Date {
  return new Date(startOfDay(now) + (soonDays + 1) * dayMs)
}

export function startOfToday(now: Date): Date {
  return new Date(startOfDay(now))
}

function startOfDay(moment: Date): number {
  return Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate())
}
