import * as postgres from '@payloadcms/db-postgres/drizzle/pg-core'
import * as sqlite from '@payloadcms/db-sqlite/drizzle/sqlite-core'

/**
 * Tables of our own beside Payload's. `changes` is the outbox behind the feed; `public_ids` remembers every product number
 * ever given, so that none is given twice; `received_inquiries` remembers every inquiry that ever came, also when it was
 * deleted since, so that none is stored twice, gives it its number, and knows whether mails went out for it; `demo_documents` tells demo content from the staff's own: which documents were
 * loaded, when each was last written by the loader, and (kind `demo`) whether the demo house is in, half in or taken out.
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
  received_inquiries: sqlite.sqliteTable('received_inquiries', {
    number: sqlite.integer('number').primaryKey({ autoIncrement: true }),
    key: sqlite.text('key').notNull().unique(),
    announced: sqlite.integer('announced', { mode: 'boolean' }).notNull(),
  }),
  demo_documents: sqlite.sqliteTable(
    'demo_documents',
    {
      kind: sqlite.text('kind').notNull(),
      documentId: sqlite.text('document_id').notNull(),
      loadedAt: sqlite.text('loaded_at').notNull(),
    },
    ({ kind, documentId }) => [sqlite.primaryKey({ columns: [kind, documentId] })],
  ),
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
  received_inquiries: postgres.pgTable('received_inquiries', {
    number: postgres.bigserial('number', { mode: 'number' }).primaryKey(),
    key: postgres.text('key').notNull().unique(),
    announced: postgres.boolean('announced').notNull(),
  }),
  demo_documents: postgres.pgTable(
    'demo_documents',
    {
      kind: postgres.text('kind').notNull(),
      documentId: postgres.text('document_id').notNull(),
      loadedAt: postgres.text('loaded_at').notNull(),
    },
    ({ kind, documentId }) => [postgres.primaryKey({ columns: [kind, documentId] })],
  ),
}
