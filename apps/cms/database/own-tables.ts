import * as postgres from '@payloadcms/db-postgres/drizzle/pg-core'
import * as sqlite from '@payloadcms/db-sqlite/drizzle/sqlite-core'

/**
 * Tables of our own beside Payload's.
 * - `changes`: the outbox behind the feed.
 * - `public_ids`: every product number ever given, so that none is given twice.
 * - `received_inquiries`: every inquiry that ever came, also when it was deleted since, so that none is stored twice; it gives
 *   the inquiry its number and knows whether mails went out for it.
 * - `translations`: how far each document is in each language, and which original each of its texts was written from.
 * - `media_uses`: where each picture stands.
 * - `import_rows`: what an import found in each row of its file, and what was there before it wrote.
 * - `demo_documents`: tells demo content from the staff's own: which documents were loaded, when each was last written by the
 *   loader, and (kind `demo`) whether the demo house is in, half in or taken out.
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
  translations: sqlite.sqliteTable(
    'translations',
    {
      entity: sqlite.text('entity').notNull(),
      documentId: sqlite.text('document_id').notNull(),
      locale: sqlite.text('locale').notNull(),
      total: sqlite.integer('total').notNull(),
      missing: sqlite.integer('missing').notNull(),
      outdated: sqlite.integer('outdated').notNull(),
      sources: sqlite.text('sources').notNull(),
      changedAt: sqlite.text('changed_at').notNull(),
    },
    ({ entity, documentId, locale, missing, outdated, total }) => [
      sqlite.primaryKey({ columns: [entity, documentId, locale] }),
      // Every screen of the desk says how many translations are open: counted without reading the rows.
      sqlite.index('translations_open_idx').on(locale, entity, missing, outdated, total),
    ],
  ),
  media_uses: sqlite.sqliteTable(
    'media_uses',
    {
      mediaId: sqlite.integer('media_id').notNull(),
      entity: sqlite.text('entity').notNull(),
      documentId: sqlite.text('document_id').notNull(),
      places: sqlite.text('places').notNull(),
    },
    ({ mediaId, entity, documentId }) => [
      sqlite.primaryKey({ columns: [mediaId, entity, documentId] }),
      sqlite.index('media_uses_document_idx').on(entity, documentId),
    ],
  ),
  import_rows: sqlite.sqliteTable(
    'import_rows',
    {
      importId: sqlite.integer('import_id').notNull(),
      row: sqlite.integer('row').notNull(),
      styleNo: sqlite.text('style_no').notNull(),
      productId: sqlite.integer('product_id'),
      outcome: sqlite.text('outcome').notNull(),
      changes: sqlite.text('changes').notNull(),
      reasons: sqlite.text('reasons').notNull(),
      before: sqlite.text('before'),
    },
    ({ importId, row }) => [sqlite.primaryKey({ columns: [importId, row] })],
  ),
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
  translations: postgres.pgTable(
    'translations',
    {
      entity: postgres.text('entity').notNull(),
      documentId: postgres.text('document_id').notNull(),
      locale: postgres.text('locale').notNull(),
      total: postgres.integer('total').notNull(),
      missing: postgres.integer('missing').notNull(),
      outdated: postgres.integer('outdated').notNull(),
      sources: postgres.text('sources').notNull(),
      changedAt: postgres.text('changed_at').notNull(),
    },
    ({ entity, documentId, locale, missing, outdated, total }) => [
      postgres.primaryKey({ columns: [entity, documentId, locale] }),
      // Every screen of the desk says how many translations are open: counted without reading the rows.
      postgres.index('translations_open_idx').on(locale, entity, missing, outdated, total),
    ],
  ),
  media_uses: postgres.pgTable(
    'media_uses',
    {
      mediaId: postgres.integer('media_id').notNull(),
      entity: postgres.text('entity').notNull(),
      documentId: postgres.text('document_id').notNull(),
      places: postgres.text('places').notNull(),
    },
    ({ mediaId, entity, documentId }) => [
      postgres.primaryKey({ columns: [mediaId, entity, documentId] }),
      postgres.index('media_uses_document_idx').on(entity, documentId),
    ],
  ),
  import_rows: postgres.pgTable(
    'import_rows',
    {
      importId: postgres.integer('import_id').notNull(),
      row: postgres.integer('row').notNull(),
      styleNo: postgres.text('style_no').notNull(),
      productId: postgres.integer('product_id'),
      outcome: postgres.text('outcome').notNull(),
      changes: postgres.text('changes').notNull(),
      reasons: postgres.text('reasons').notNull(),
      before: postgres.text('before'),
    },
    ({ importId, row }) => [postgres.primaryKey({ columns: [importId, row] })],
  ),
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
