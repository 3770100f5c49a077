import type { ContentKind, FeedBatch, FeedEntry } from '@lindero/contract'
import type { Payload } from 'payload'
import { type Database, rows, sql } from '../database/sql.ts'
import { readDocuments, readEverything } from './published-documents.ts'
import { sources } from './sources.ts'

export interface Cursor {
  seq: number
  token: string
}

const rowsAtOnce = 1_000

/** What has changed since the reader's place; null when nothing has. A place that is not ours any more gets everything. */
export async function readBatch(payload: Payload, cursor: Cursor): Promise<FeedBatch | null> {
  const database = payload.db as unknown as Database
  if (!(await isKnown(database, cursor))) {
    // The place is taken before the documents are read: a change in between is then sent again, never left out.
    const place = await lastPlace(database)
    return { ...place, full: true, entries: await readEverything(payload) }
  }
  const changes = await rows(
    database,
    sql`select seq, token, kind, document_id from changes where seq > ${cursor.seq} order by seq limit ${rowsAtOnce}`,
  )
  const last = changes.at(-1)
  if (!last) return null
  return { seq: Number(last.seq), token: String(last.token), full: false, entries: await readChanged(payload, changes) }
}

async function readChanged(payload: Payload, changes: Record<string, unknown>[]): Promise<FeedEntry[]> {
  const byKind = new Map<ContentKind, Set<string>>()
  for (const { kind, document_id } of changes) {
    const known = String(kind)
    if (!isKind(known)) continue
    byKind.set(known, (byKind.get(known) ?? new Set()).add(String(document_id)))
  }
  const entries: FeedEntry[] = []
  for (const [kind, ids] of byKind) entries.push(...(await readDocuments(payload, kind, [...ids])))
  return entries
}

function isKind(value: string): value is ContentKind {
  return Object.hasOwn(sources, value)
}

async function isKnown(database: Database, { seq, token }: Cursor): Promise<boolean> {
  if (seq === 0) return token !== '' && (await lastPlace(database)).seq === 0
  const found = await rows(database, sql`select 1 from changes where seq = ${seq} and token = ${token}`)
  return found.length === 1
}

/** Before the first change there is no row to stand at; `start` marks a reader who has seen that there is nothing. */
async function lastPlace(database: Database): Promise<Cursor> {
  const [last] = await rows(database, sql`select seq, token from changes order by seq desc limit 1`)
  return last ? { seq: Number(last.seq), token: String(last.token) } : { seq: 0, token: 'start' }
}
