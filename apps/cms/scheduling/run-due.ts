import type { Payload } from 'payload'
import { shortReason } from '../database/short-reason.ts'
import { sql } from '../database/sql.ts'
import { nextAttempt } from '../delivery/back-off.ts'
import { type Claimed, write } from '../delivery/claim.ts'
import { deliverDue } from '../delivery/deliver.ts'
import { startWorker, type Worker } from '../delivery/worker.ts'
import { storedReason } from './reason.ts'
import { reasonOf } from './reason-of.ts'
import { type PlannedChange, runChange } from './run-change.ts'

export function startScheduling(payload: Payload): Worker {
  return startWorker(payload, {
    failure: 'Planned changes could not be made',
    everyMs: 2_000,
    afterErrorMs: 30_000,
    once: (signal) => runDueChanges(payload, () => new Date(), signal),
  })
}

/** Of several for one document each waits for the one before, whoever is at it. */
const inTurn = sql`not exists (select 1 from scheduled_changes earlier where earlier.state = 'waiting'
  and earlier.entity = scheduled_changes.entity
  and coalesce(earlier.document_id, '') = coalesce(scheduled_changes.document_id, '')
  and (earlier.next_attempt_at < scheduled_changes.next_attempt_at
    or (earlier.next_attempt_at = scheduled_changes.next_attempt_at and earlier.id < scheduled_changes.id)))`

/** Makes every change whose time has come, the oldest first, also those missed while no desk was running. */
export function runDueChanges(payload: Payload, now: () => Date, signal?: AbortSignal): Promise<number> {
  const deliver = async (id: number, claimed: Claimed) => {
    try {
      await runChange(payload, await readChange(payload, id), claimed, now())
    } catch (error) {
      await giveUpOrWait(payload, claimed, now(), error)
    }
  }
  return deliverDue(payload, { table: 'scheduled_changes', now, deliver, inTurn, notesItself: true }, signal)
}

async function readChange(payload: Payload, id: number): Promise<PlannedChange> {
  const change = await payload.findByID({ collection: 'scheduled-changes', id, depth: 0 })
  const { action, language, entity, documentId, by, createdAt } = change
  return { id, action, language, entity, documentId: documentId ?? '', plannedAt: createdAt, by }
}

/** What was refused stays refused; what broke is tried again. Its time stays, so that later ones do not pass it. */
async function giveUpOrWait(payload: Payload, { id, attempts }: Claimed, now: Date, error: unknown): Promise<void> {
  const refused = reasonOf(payload, error)
  const again = refused ? null : nextAttempt(attempts, now)
  payload.logger.warn(`Planned change ${id}: ${refused ? 'refused' : shortReason(error)}.`)
  await write(
    payload,
    sql`update scheduled_changes set state = ${again ? 'waiting' : 'failed'}, leased_until = ${again?.toISOString() ?? null},
      last_error = ${storedReason(refused ?? broken)} where id = ${id} and attempts = ${attempts} and state = 'waiting'`,
  )
}

const broken = {
  en: 'The desk could not do it at that time.',
  es: 'El panel no pudo hacerlo en ese momento.',
}
