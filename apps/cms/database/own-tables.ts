import * as postgres from '@payloadcms/db-postgres/drizzle/pg-core'
import * as sqlite from '@payloadcms/db-sqlite/drizzle/sqlite-core'

/**
 * Tables of our own beside Payload's. `changes` is the outbox behind the feed; `public_ids` remembers every product number
 * ever given, so that none is given twice.
 */
export const sqliteTables = {
  changes: sqlite.sqliteTable('changes', {
    seq: sqlite.integer('seq').primaryKey({ autoIncrement: true }),
    token: sqlite.text('token').notNull(),
    kind: sqlite.text('kind').notNull(),
    documentId: sqlite.text('document_id').notNull(),
    at: sqlite.text('at').notNull(),
  }),
  public_ids: sqlite.sqliteTable('public_ids', { publicId: sqlite.integer('public_id').primaryKey() }),
}

export const postgresTables = {
  changes: postgres.pgTable('changes', {
    seq: postgres.bigserial('seq', { mode: 'number' }).primaryKey(),
    token: postgres.text('token').notNull(),
    kind: postgres.text('kind').notNull(),
    documentId: postgres.text('document_id').notNull(),
    at: postgres.text('at').notNull(),
  }),
  public_ids: postgres.pgTable('public_ids', { publicId: postgres.integer('public_id').primaryKey() }),
}
