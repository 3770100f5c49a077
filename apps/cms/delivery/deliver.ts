import type { Payload } from 'payload'
import { type Sql, sql } from '../database/sql.ts'
import { mostAttempts, nextAttempt } from './back-off.ts'
import { type Claimed, claim, type DeliveryTable, write } from './claim.ts'

export interface Courier {
  table: DeliveryTable
  now: () => Date
  /** Throws what went wrong, in words for staff. */
  deliver: (id: number, claimed: Claimed) => Promise<void>
  /** What else must hold before something is taken. */
  inTurn?: Sql
  /** It writes down itself that it is done, in one transaction with what it does. */
  notesItself?: true
}

/** Delivers whatever is due, one after the other. Says how many were tried. */
export async function deliverDue(payload: Payload, courier: Courier, signal?: AbortSignal): Promise<number> {
  let tried = 0
  while (!signal?.aborted) {
    const claimed = await claim(payload, courier.table, courier.now(), courier.inTurn)
    if (!claimed) return tried
    tried += 1
    await deliverOne(payload, courier, claimed)
  }
  return tried
}

async function deliverOne(payload: Payload, courier: Courier, claimed: Claimed): Promise<void> {
  try {
    await courier.deliver(claimed.id, claimed)
  } catch (error) {
    // No word of the error here: it may name the buyer, and logs hold nobody's data.
    payload.logger.warn(`${courier.table} ${claimed.id}: try ${claimed.attempts} of ${mostAttempts} failed.`)
    return putBack(payload, courier, claimed, error instanceof Error ? error.message : String(error))
  }
  if (courier.notesItself) return
  const sentAt = courier.now().toISOString()
  await write(
    payload,
    sql`update ${sql.identifier(courier.table)} set state = 'sent', leased_until = null, next_attempt_at = null,
      last_error = null, sent_at = ${sentAt}
      where id = ${claimed.id} and attempts = ${claimed.attempts} and state = 'waiting'`,
  )
}

async function putBack(payload: Payload, { table, now }: Courier, { id, attempts }: Claimed, error: string): Promise<void> {
  const next = nextAttempt(attempts, now())
  // Only while it is still ours: after a long stall another process may be at it.
  await write(
    payload,
    sql`update ${sql.identifier(table)} set state = ${next ? 'waiting' : 'failed'}, leased_until = null,
      last_error = ${error.slice(0, 500)}, next_attempt_at = ${next?.toISOString() ?? null}
      where id = ${id} and attempts = ${attempts} and state = 'waiting'`,
  )
}
