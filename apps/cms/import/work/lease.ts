import type { Payload, PayloadRequest } from 'payload'
import { type Database, rows, sql } from '../../database/sql.ts'
import { write, writeIn } from '../../delivery/claim.ts'
import type { ImportState } from '../states.ts'

/** Longer than any batch takes; whoever dies with an import leaves it to the next desk process after this. */
const leaseMs = 15_000

export const atWork = ['checking', 'running', 'undoing'] as const satisfies ImportState[]
export type WorkState = (typeof atWork)[number]

export interface Claim {
  id: number
  state: WorkState
  /** What stands in the table while the import is ours. */
  until: string
}

/** Takes the oldest import with work to do, so that no other process works on it too. */
export async function claimImport(payload: Payload, now: Date): Promise<Claim | null> {
  const time = now.toISOString()
  const free = sql`state in ('checking', 'running', 'undoing') and (leased_until is null or leased_until <= ${time})`
  const database = payload.db as unknown as Database
  // Looked at first: a list with nothing to do must not take the write lock every second.
  const [next] = await rows(database, sql`select id from product_imports where ${free} order by id limit 1`)
  if (!next) return null
  const until = leaseEnd(now)
  const take = sql`update product_imports set leased_until = ${until} where id = ${Number(next.id)} and ${free} returning id, state`
  const [taken] = await write(payload, take)
  const state = atWork.find((one) => one === taken?.state)
  return taken && state ? { id: Number(taken.id), state, until } : null
}

export class LeaseLost extends Error {}

/**
 * In the transaction of a batch: how far the import is, and that it is still ours. Whoever lost it writes nothing, so each row
 * is done exactly once.
 */
export async function advance(req: PayloadRequest, claim: Claim, position: number): Promise<Claim> {
  const until = leaseEnd(new Date())
  const step = sql`update product_imports set position = ${position}, leased_until = ${until}
    where id = ${claim.id} and state = ${claim.state} and leased_until = ${claim.until} returning id`
  if ((await writeIn(req, step)).length === 0) throw new LeaseLost('Another desk process has taken over this import.')
  return { ...claim, until }
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + leaseMs).toISOString()
}
