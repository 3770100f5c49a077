import type { Payload, PayloadRequest } from 'payload'
import { type Database, openTransaction, rows, sql } from '../database/sql.ts'

/** `loading` is what an interrupted load leaves behind. `removed` stays for ever: the house never comes back by itself. */
export type DemoState = 'absent' | 'loading' | 'loaded' | 'removed'

export interface LoadedDocument {
  /** A collection, or a global. */
  kind: string
  id: string
  /** When the loader last wrote it: a later date in the document means that staff have worked on it. */
  loadedAt: string
}

const states: DemoState[] = ['loading', 'loaded', 'removed']

export async function demoState(payload: Payload): Promise<DemoState> {
  const [row] = await rows(database(payload), sql`select loaded_at from demo_documents where kind = 'demo'`)
  return states.find((state) => state === row?.loaded_at) ?? 'absent'
}

export async function setDemoState(payload: Payload, state: DemoState): Promise<void> {
  await rows(database(payload), upsert('demo', 'state', state))
}

/** In the transaction of the document itself: a document that was loaded is known, whatever happens next. */
export async function rememberLoaded(req: PayloadRequest, { kind, id, loadedAt }: LoadedDocument): Promise<void> {
  await rows(database(req.payload), upsert(kind, id, loadedAt), await openTransaction(req))
}

export async function forgetLoaded(req: PayloadRequest, { kind, id }: Pick<LoadedDocument, 'kind' | 'id'>): Promise<void> {
  const statement = sql`delete from demo_documents where kind = ${kind} and document_id = ${id} returning kind`
  await rows(database(req.payload), statement, await openTransaction(req))
}

export async function loadedDocuments(payload: Payload): Promise<LoadedDocument[]> {
  const found = await rows(
    database(payload),
    sql`select kind, document_id, loaded_at from demo_documents where kind <> 'demo' order by kind, length(document_id), document_id`,
  )
  return found.map((row) => ({ kind: String(row.kind), id: String(row.document_id), loadedAt: String(row.loaded_at) }))
}

function upsert(kind: string, id: string, loadedAt: string) {
  return sql`insert into demo_documents (kind, document_id, loaded_at) values (${kind}, ${id}, ${loadedAt})
    on conflict (kind, document_id) do update set loaded_at = excluded.loaded_at returning kind`
}

function database(payload: Payload): Database {
  return payload.db as unknown as Database
}
