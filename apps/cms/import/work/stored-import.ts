import type { Payload } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { sql } from '../../database/sql.ts'
import { writeIn } from '../../delivery/claim.ts'
import { type Problems, readProblems } from '../problems.ts'
import { type ImportMode, type ImportState, importModes, importStates } from '../states.ts'
import { countRows } from './import-rows.ts'
import { advance, type Claim } from './lease.ts'

export interface StoredImport {
  id: number
  filename: string
  storedName: string
  state: ImportState
  mode: ImportMode
  total: number
  position: number
  problems: Problems
  /** Who had it started or undone; until then who brought the file. */
  by: unknown
  createdAt: string
}

export async function readImport(payload: Payload, id: number): Promise<StoredImport | null> {
  const found = await payload.findByID({ collection: 'product-imports', id, depth: 0, disableErrors: true })
  return found ? asStoredImport(found) : null
}

export function asStoredImport(found: Record<string, unknown>): StoredImport {
  const problems = readProblems(found.problems)
  return {
    id: Number(found.id),
    filename: String(found.filename ?? ''),
    storedName: String(found.storedName ?? ''),
    state: keyOf(importStates, found.state) ?? 'failed',
    mode: keyOf(importModes, found.mode) ?? 'draft',
    total: Number(found.total ?? 0),
    position: Number(found.position ?? 0),
    problems,
    by: problems.course?.pressedBy ?? found.by,
    createdAt: String(found.createdAt ?? ''),
  }
}

function keyOf<Table extends object>(table: Table, value: unknown): (keyof Table & string) | null {
  return typeof value === 'string' && Object.hasOwn(table, value) ? (value as keyof Table & string) : null
}

/** Ends a piece of work: its rows are counted, and nobody holds it any more. */
export async function finishImport(payload: Payload, claim: Claim, state: ImportState, problems?: Problems): Promise<void> {
  await inTransaction(payload, async (req) => {
    await advance(req, claim, 0)
    const counts = await countRows(payload, claim.id)
    const of = (...outcomes: string[]) => outcomes.reduce((sum, outcome) => sum + (counts.get(outcome) ?? 0), 0)
    const found = {
      createdCount: of('new', 'created'),
      changedCount: of('changed'),
      unchangedCount: of('unchanged'),
      badCount: of('bad'),
    }
    // What was done stays readable when it is undone.
    const data = { ...(state !== 'undone' && found), ...(problems && { problems }) }
    await payload.db.updateOne({ collection: 'product-imports', id: claim.id, data, req })
    await writeIn(
      req,
      sql`update product_imports set state = ${state}, leased_until = null where id = ${claim.id} returning id`,
    )
  })
}
