import type { CollectionSlug, Field, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { readNewestGlobal } from '../../content/read-newest.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { type Database, openTransaction, rows, sql } from '../../database/sql.ts'
import { countUses, keepUses } from './keep-uses.ts'

const atOnce = 100

/** Once for a database from before uses were written down: a picture whose uses were never counted tells it. */
export async function bringInUses(payload: Payload): Promise<void> {
  const database = payload.db as unknown as Database
  const [uncounted] = await rows(database, sql`select id from media where use_count is null limit 1`)
  if (!uncounted) return
  for (const { slug, fields } of payload.config.globals) if (showsPictures(fields)) await bringInGlobal(payload, slug, fields)
  for (const { slug, fields, upload } of payload.config.collections)
    if (!upload && showsPictures(fields)) await bringInCollection(payload, slug, fields)
  await inTransaction(payload, async (req) => rows(database, countUses(sql`id > 0`), await openTransaction(req)))
}

function bringInGlobal(payload: Payload, slug: GlobalSlug, fields: Field[]): Promise<void> {
  return inTransaction(payload, async (req) => {
    const newest = await readNewestGlobal(req, slug)
    await keepUses({ req, entity: slug, documentId: '', fields, newest })
  })
}

async function bringInCollection(payload: Payload, collection: CollectionSlug, fields: Field[]): Promise<void> {
  for (let page = 1, more = true; more; page++)
    more = await inTransaction(payload, (req) => bringInPage(req, collection, fields, page))
}

async function bringInPage(req: PayloadRequest, collection: CollectionSlug, fields: Field[], page: number): Promise<boolean> {
  const options = { draft: true, locale: 'all', fallbackLocale: false, depth: 0, sort: 'id', limit: atOnce } as const
  const { docs, hasNextPage } = await req.payload.find({ collection, page, req, ...options })
  for (const newest of docs) await keepUses({ req, entity: collection, documentId: String(newest.id), fields, newest })
  return hasNextPage
}

/** Whether there is a place for a picture anywhere in it. */
function showsPictures(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if (field.type === 'tabs') return field.tabs.some((tab) => showsPictures(tab.fields))
    if (field.type === 'blocks') return field.blocks.some((block) => showsPictures(block.fields))
    return (field.type === 'upload' && field.relationTo === 'media') || ('fields' in field && showsPictures(field.fields))
  })
}
