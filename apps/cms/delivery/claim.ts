import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../database/in-transaction.ts'
import { type Database, openTransaction, rows, type Sql, sql } from '../database/sql.ts'

/** Tables of things to be delivered; all have state, attempts, next_attempt_at, leased_until. */
export type DeliveryTable = 'mails' | 'webhook_deliveries' | 'scheduled_changes'

export interface Claimed {
  id: number
  /** This one counted. */
  attempts: number
}

/**
 * Longer than any one delivery may take. A planned change is noted in the transaction that makes it, so it is never made twice,
 * and after a desk was killed nobody waits long for the next.
 */
const leaseMs: Record<DeliveryTable, number> = {
  mails: 5 * 60_000,
  webhook_deliveries: 5 * 60_000,
  scheduled_changes: 20_000,
}

/**
 * Takes one thing that is due, so that no other desk process takes it too: state and lease are looked at and changed by one
 * statement. Whoever dies with it leaves it to the next when the lease ends. `inTurn` says what else must hold.
 */
export async function claim(payload: Payload, table: DeliveryTable, now: Date, inTurn = sql`1 = 1`): Promise<Claimed | null> {
  const database = payload.db as unknown as Database
  const name = sql.identifier(table)
  const time = now.toISOString()
  const due = sql`state = 'waiting' and next_attempt_at <= ${time} and (leased_until is null or leased_until <= ${time}) and ${inTurn}`
  // Looked at first: a list with nothing to do must not take the write lock every second.
  const [next] = await rows(database, sql`select id from ${name} where ${due} order by next_attempt_at, id limit 1`)
  if (!next) return null
  const until = new Date(now.getTime() + leaseMs[table]).toISOString()
  const take = sql`update ${name} set leased_until = ${until}, attempts = coalesce(attempts, 0) + 1
    where id = ${Number(next.id)} and ${due} returning id, attempts`
  const [taken] = await write(payload, take)
  // Another process was faster; there may be more to do.
  return taken ? { id: Number(taken.id), attempts: Number(taken.attempts) } : claim(payload, table, now, inTurn)
}

/** One statement in a transaction of its own: on SQLite that is how a writer waits for its turn. */
export function write(payload: Payload, statement: Sql): Promise<Record<string, unknown>[]> {
  return inTransaction(payload, (req) => writeIn(req, statement))
}

export async function writeIn(req: PayloadRequest, statement: Sql): Promise<Record<string, unknown>[]> {
  return rows(req.payload.db as unknown as Database, statement, await openTransaction(req))
}
