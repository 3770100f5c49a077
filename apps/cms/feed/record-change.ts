import { randomBytes } from 'node:crypto'
import { type ContentKind, globalId } from '@lindero/contract'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { type Database, isPostgres, openTransaction, rows, sql } from '../database/sql.ts'
import { isTyping } from '../publishing/wanted.ts'

/** Any number, the same in every writer: whoever holds it may take the next sequence number. */
const postgresLock = 42_420_001

/** Writes a row into the outbox, in the transaction of the change itself: it appears if and only if the change does. */
export async function recordChange(req: PayloadRequest, kind: ContentKind, documentId: string): Promise<void> {
  const database = req.payload.db as unknown as Database
  const transaction = await openTransaction(req)
  // Numbers must become visible in their order, else a reader that saw 8 never asks for a late 7.
  if (isPostgres(database)) await rows(database, sql`select pg_advisory_xact_lock(${postgresLock})`, transaction)
  const token = randomBytes(6).toString('base64url')
  const insert = sql`insert into changes (token, kind, document_id, at) values (${token}, ${kind}, ${documentId}, ${new Date().toISOString()}) returning seq`
  await rows(database, insert, transaction)
}

/**
 * Every event is a change: whether anything public altered is decided by the reader, who sees the whole document. Only what is
 * saved while somebody types is none: it is a version beside the row the site is told from, and would wake the site all day.
 */
export function feeds(kind: ContentKind, collection: CollectionConfig): CollectionConfig {
  const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
    if (!isTyping(req, collection.slug)) await recordChange(req, kind, String(doc.id))
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ id, req }) => recordChange(req, kind, String(id))
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [...(collection.hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(collection.hooks?.afterDelete ?? []), afterDelete],
    },
  }
}

export function feedsGlobal(kind: ContentKind, global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [
        ...(global.hooks?.afterChange ?? []),
        async ({ req }) => {
          if (!isTyping(req, global.slug)) await recordChange(req, kind, globalId)
        },
      ],
    },
  }
}
