import type { Payload } from 'payload'
import { erase } from './erase.ts'
import { firstKept } from './months.ts'

export const usualMonths = 24

/** Removes what is older than staff want to keep; 0 months keeps all. Says how many. */
export async function applyRetention(payload: Payload, folder: string, now: Date): Promise<number> {
  const { retentionMonths } = await payload.findGlobal({ slug: 'privacy', depth: 0 })
  const months = typeof retentionMonths === 'number' ? retentionMonths : usualMonths
  if (months === 0) return 0
  return erase(payload, { receivedAt: { less_than: firstKept(now, months).toISOString() } }, folder)
}
