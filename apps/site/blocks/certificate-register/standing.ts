export type Standing = 'valid' | 'ending' | 'expired'

const day = 86_400_000
/** A buyer who orders now receives the goods within this time. */
const soon = 90 * day

/** How a paper stands whose last day this is; it holds to the end of that day wherever the reader is. */
export function standingOn(until: string, now: Date): Standing | null {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = until.split('-').map(Number)
  const end = new Date(year, month - 1, date + 1).getTime()
  if (Number.isNaN(end)) return null
  if (now.getTime() >= end) return 'expired'
  return end - now.getTime() <= soon ? 'ending' : 'valid'
}
