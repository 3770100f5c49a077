import type { Payload, PayloadRequest } from 'payload'
import { type Database, rows, sql } from '../../database/sql.ts'
import { writeIn } from '../../delivery/claim.ts'
import type { Change } from '../plan/changes.ts'
import type { Fault } from '../plan/plan-row.ts'

/** new, changed, unchanged and bad are found by the check; created, undone and left are what became of it. */
export const rowOutcomes = ['new', 'created', 'changed', 'unchanged', 'bad', 'undone', 'left'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

export interface ImportRow {
  row: number
  styleNo: string
  productId: number | null
  outcome: RowOutcome
  changes: Change[]
  reasons: Fault[]
  /** What an undo needs to know, written in the transaction of the change. */
  before: string | null
}

/** A row that was written and can be taken back. */
export const writtenRow = sql`before is not null and outcome in ('created', 'changed')`

export async function keepRows(req: PayloadRequest, importId: number, list: readonly ImportRow[]): Promise<void> {
  if (list.length === 0) return
  const values = list.map(
    ({ row, styleNo, productId, outcome, changes, reasons, before }) =>
      sql`(${importId}, ${row}, ${styleNo}, ${productId}, ${outcome}, ${JSON.stringify(changes)}, ${JSON.stringify(reasons)}, ${before})`,
  )
  await writeIn(
    req,
    sql`insert into import_rows (import_id, row, style_no, product_id, outcome, changes, reasons, before)
      values ${sql.join(values, sql`, `)}
      on conflict (import_id, row) do update set product_id = excluded.product_id, outcome = excluded.outcome,
        changes = excluded.changes, reasons = excluded.reasons, before = excluded.before
      returning row`,
  )
}

export interface RowQuery {
  importId: number
  outcomes?: readonly RowOutcome[]
  after?: number
  /** From the last to the first. */
  backwards?: boolean
  limit: number
}

export async function readRows(payload: Payload, query: RowQuery, connection?: unknown): Promise<ImportRow[]> {
  const { importId, outcomes = rowOutcomes, after = 0, backwards = false, limit } = query
  const list = sql.join(
    outcomes.map((outcome) => sql`${outcome}`),
    sql`, `,
  )
  const found = await rows(
    payload.db as unknown as Database,
    sql`select * from import_rows where import_id = ${importId} and outcome in (${list}) and row > ${after}
      order by row ${sql.raw(backwards ? 'desc' : 'asc')} limit ${limit}`,
    connection,
  )
  return found.map(asImportRow)
}

export async function hasWritten(payload: Payload, importId: number): Promise<boolean> {
  const query = sql`select row from import_rows where import_id = ${importId} and ${writtenRow} limit 1`
  return (await rows(payload.db as unknown as Database, query)).length > 0
}

export async function countRows(payload: Payload, importId: number): Promise<Map<string, number>> {
  const query = sql`select outcome, count(*) as number from import_rows where import_id = ${importId} group by outcome`
  const found = await rows(payload.db as unknown as Database, query)
  return new Map(found.map(({ outcome, number }) => [String(outcome), Number(number)]))
}

function asImportRow(row: Record<string, unknown>): ImportRow {
  return {
    row: Number(row.row),
    styleNo: String(row.style_no),
    productId: row.product_id === null ? null : Number(row.product_id),
    outcome: rowOutcomes.find((outcome) => outcome === row.outcome) ?? 'bad',
    changes: JSON.parse(String(row.changes)),
    reasons: JSON.parse(String(row.reasons)),
    before: row.before === null ? null : String(row.before),
  }
}
