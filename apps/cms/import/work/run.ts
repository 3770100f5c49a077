import path from 'node:path'
import type { Payload } from 'payload'
import { inTransaction, transact } from '../../database/in-transaction.ts'
import { shortReason } from '../../database/short-reason.ts'
import { inChunks } from './chunks.ts'
import { type ImportRow, keepRows, readRows } from './import-rows.ts'
import { advance, type Claim, LeaseLost } from './lease.ts'
import { type OpenImport, openImport } from './open-workshop.ts'
import type { FileRow } from './product-file.ts'
import { refusal } from './refusal.ts'
import { requestOf } from './request-of.ts'
import { finishImport, type StoredImport } from './stored-import.ts'
import { writeRows } from './write-rows.ts'

const rowsAtOnce = 20

/**
 * Writes what the check found, in two rounds over the file: first the products that are new, then the changes, so that a row
 * may speak of any other. How far it is stands in the same transaction as the rows: a run that was killed goes on there.
 */
export async function runImport(payload: Payload, stored: StoredImport, claim: Claim, folder: string): Promise<void> {
  const promised = new Set<string>()
  const open = await openImport(payload, path.join(folder, stored.storedName), { ...stored, promised })
  for await (const { styleNo } of open.file.rows()) if (styleNo) promised.add(styleNo)
  const job: Job = { payload, open, claim, stored }
  for (const round of ['new', 'changed'] as const) await runRound(job, round)
  await finishImport(payload, job.claim, 'done')
}

interface Job {
  payload: Payload
  open: OpenImport
  claim: Claim
  stored: StoredImport
}

export type Round = 'changed' | 'new'

async function runRound(job: Job, round: Round): Promise<void> {
  const { total, position } = job.stored
  const start = round === 'new' ? 0 : total
  let at = start
  for await (const list of inChunks(job.open.file.rows(), rowsAtOnce)) {
    at += list.length
    if (at <= position) continue
    await runBatch(job, round, list.slice(-(at - Math.max(position, at - list.length))), at)
  }
}

/** All rows of a batch or none; where one cannot be written, each is tried alone and that one is left out. */
async function runBatch(job: Job, round: Round, list: FileRow[], position: number): Promise<void> {
  const known = await checkedRows(job, list)
  try {
    await runTogether(job, round, list, known, position)
  } catch (error) {
    if (error instanceof LeaseLost || list.length === 0) throw error
    for (const [index, row] of list.entries()) await runAlone(job, round, row, known, position - list.length + index + 1)
  }
}

async function runTogether(job: Job, round: Round, list: FileRow[], known: Known, position: number): Promise<void> {
  const req = await requestOf(job.open.workshop.speakers.en)
  const { claim, made } = await transact(req, async () => {
    const next = await advance(req, job.claim, position)
    const { rows, made } = await writeRows(job.open, round, list, known, req)
    await keepRows(req, next.id, rows)
    return { claim: next, made }
  })
  job.claim = claim
  for (const { id, styleNo } of made) {
    job.open.products.add(id, styleNo)
    job.open.workshop.around.references.add('products', id, [styleNo])
  }
}

async function runAlone(job: Job, round: Round, row: FileRow, known: Known, position: number): Promise<void> {
  try {
    await runTogether(job, round, [row], known, position)
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    job.payload.logger.warn(`Import ${job.claim.id}: row ${row.number} could not be written: ${shortReason(error)}`)
    job.claim = await inTransaction(job.payload, async (req) => {
      const next = await advance(req, job.claim, position)
      await keepRows(req, next.id, [refusal(row, error, known.get(row.number))])
      return next
    })
  }
}

export type Known = ReadonlyMap<number, ImportRow>

async function checkedRows({ payload, claim }: Job, list: FileRow[]): Promise<Known> {
  const [first, last] = [list.at(0)?.number ?? 0, list.at(-1)?.number ?? 0]
  const rows = await readRows(payload, { importId: claim.id, after: first - 1, limit: last - first + 1 })
  return new Map(rows.map((row) => [row.row, row]))
}
