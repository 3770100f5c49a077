import { defaultLocale } from '@lindero/contract'
import type { Payload, PayloadRequest } from 'payload'
import { asItStands, readNewest, readNewestGlobal } from '../../content/read-newest.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { type Database, rows, sql } from '../../database/sql.ts'
import { type TranslatedEntity, translatedEntities } from '../translated-entities.ts'
import { recordTranslations } from './watch-translations.ts'

const batch = 100

/** Looks once at every document from before translations were kept. Where all are known it costs a question for each kind. */
export async function bringInTranslations(payload: Payload): Promise<number> {
  let count = 0
  for (const entity of translatedEntities(payload)) {
    const ids = await unknownOf(payload, entity)
    for (let start = 0; start < ids.length; start += batch)
      await inTransaction(payload, (req) => bringIn(req, entity, ids.slice(start, start + batch)))
    count += ids.length
  }
  return count
}

async function unknownOf(payload: Payload, { slug, isGlobal }: TranslatedEntity): Promise<string[]> {
  const database = payload.db as unknown as Database
  const known = sql`select 1 from translations where entity = ${slug} and locale = ${defaultLocale}`
  if (isGlobal) return (await rows(database, known)).length > 0 ? [] : ['']
  const table = sql.identifier(slug.replaceAll('-', '_'))
  const unknown = sql`select id from ${table} document where not exists (${known} and document_id = cast(document.id as text))`
  return (await rows(database, unknown)).map(({ id }) => String(id))
}

async function bringIn(
  req: PayloadRequest,
  { slug: entity, isGlobal, fields }: TranslatedEntity,
  ids: string[],
): Promise<void> {
  if (isGlobal) {
    await recordTranslations(req, { entity, documentId: '' }, fields, await readNewestGlobal(req, entity))
    return
  }
  const found = await readBatch(req, entity, ids)
  for (const documentId of ids) {
    const newest = found.get(documentId) ?? (await readNewest(req, entity, documentId))
    if (newest) await recordTranslations(req, { entity, documentId }, fields, newest)
  }
}

type Documents = Map<string, Record<string, unknown>>

async function readBatch(req: PayloadRequest, collection: string, ids: string[]): Promise<Documents> {
  const where = { id: { in: ids } }
  const { docs } = await req.payload.find({ collection, where, pagination: false, req, ...asItStands })
  return new Map(docs.map((document) => [String(document.id), document]))
}
