import type { Payload, PayloadRequest } from 'payload'
import { inTransaction, transact } from '../../database/in-transaction.ts'
import { shortReason } from '../../database/short-reason.ts'
import { type ImportRow, keepRows, readRows } from './import-rows.ts'
import { advance, type Claim, LeaseLost } from './lease.ts'
import { faultsOf } from './refusal.ts'
import { requestOf } from './request-of.ts'
import { speakersFor } from './speakers.ts'
import { finishImport, type StoredImport } from './stored-import.ts'
import { undoRows } from './undo-rows.ts'

const rowsAtOnce = 20

/** Takes an import back, from its last row to its first. What somebody has changed since is left alone, and said. */
export async function undoImport(payload: Payload, stored: StoredImport, begun: Claim): Promise<void> {
  const { en: asker } = await speakersFor(payload, stored.by)
  const query = { importId: stored.id, outcomes: ['created', 'changed'] as const, backwards: true, limit: rowsAtOnce }
  const job: Job = { payload, asker, claim: begun, position: stored.position }
  for (let list = await readRows(payload, query); list.length > 0; list = await readRows(payload, query))
    await undoBatch(job, list)
  await finishImport(payload, job.claim, 'undone')
}

interface Job {
  payload: Payload
  asker: PayloadRequest
  claim: Claim
  position: number
}

/** All rows of a batch or none; where one is refused, each is tried alone and that one is left as it is. */
async function undoBatch(job: Job, list: ImportRow[]): Promise<void> {
  try {
    await undoTogether(job, list)
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    for (const row of list) await undoAlone(job, row)
  }
}

async function undoTogether(job: Job, list: ImportRow[]): Promise<void> {
  const req = await requestOf(job.asker)
  const position = job.position + list.length
  job.claim = await transact(req, async () => {
    const next = await advance(req, job.claim, position)
    await keepRows(req, next.id, await undoRows(req, list))
    return next
  })
  job.position = position
}

async function undoAlone(job: Job, row: ImportRow): Promise<void> {
  try {
    await undoTogether(job, [row])
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    job.payload.logger.warn(`Import ${job.claim.id}: row ${row.row} could not be undone: ${shortReason(error)}`)
    job.position += 1
    job.claim = await inTransaction(job.payload, async (req) => {
      const next = await advance(req, job.claim, job.position)
      await keepRows(req, next.id, [{ ...row, outcome: 'left', reasons: faultsOf(error, notTakenBack) }])
      return next
    })
  }
}

const notTakenBack = {
  en: 'The desk could not take this row back, so it was left as it is. Please put it right by hand.',
  es: 'No se ha podido deshacer esta fila; se ha dejado como está. Corríjala a mano.',
}
