import type { Locale } from '@lindero/contract'
import type { Payload, PayloadRequest, StaticLabel } from 'payload'
import { type Database, openTransaction, rows, sql } from '../../database/sql.ts'
import { isRecord } from '../../fields/per-language.ts'

/** Where a picture stands, in the words of the reader. */
export interface Use {
  /** What kind of thing it stands in. */
  kind: string
  title: string
  places: string[]
  address: string
}

interface StoredUse {
  entity: string
  documentId: string
  places: unknown
}

/** Everything that shows a picture, most recently made first, for a person who reads this language. */
export async function readUses(payload: Payload, id: number, locale: Locale, req?: PayloadRequest): Promise<Use[]> {
  const connection = req?.transactionID ? await openTransaction(req) : undefined
  const query = sql`select entity, document_id, places from media_uses where media_id = ${id} order by entity, document_id`
  const found = await rows(payload.db as unknown as Database, query, connection)
  const stored = found.map((row) => ({
    entity: String(row.entity),
    documentId: String(row.document_id),
    places: JSON.parse(String(row.places)),
  }))
  return Promise.all(stored.map((use) => described(payload, use, locale, req)))
}

async function described(payload: Payload, use: StoredUse, locale: Locale, req?: PayloadRequest): Promise<Use> {
  const places = (Array.isArray(use.places) ? use.places : []).map((place) => wordIn(place, locale))
  if (!use.documentId) {
    const label = payload.config.globals.find(({ slug }) => slug === use.entity)?.label
    return { kind: '', title: wordIn(label, locale) || use.entity, places, address: `/admin/globals/${use.entity}` }
  }
  const config = payload.collections[use.entity]?.config
  const title = config ? await titleOf(payload, use, config.admin.useAsTitle ?? 'id', locale, req) : ''
  const address = `/admin/collections/${use.entity}/${use.documentId}`
  return { kind: wordIn(config?.labels.singular, locale), title: title || `#${use.documentId}`, places, address }
}

async function titleOf(
  payload: Payload,
  { entity, documentId }: StoredUse,
  name: string,
  locale: Locale,
  req?: PayloadRequest,
): Promise<string> {
  const found = await payload.find({
    collection: entity,
    where: { id: { equals: documentId } },
    select: { [name]: true },
    draft: true,
    locale,
    depth: 0,
    limit: 1,
    pagination: false,
    ...(req?.transactionID && { req: { payload, context: {}, transactionID: req.transactionID } }),
  })
  const title: unknown = found.docs[0]?.[name]
  return typeof title === 'string' ? title : ''
}

function wordIn(label: unknown, locale: Locale): string {
  if (typeof label === 'string') return label
  const word = isRecord(label) ? (label as Exclude<StaticLabel, string>)[locale] : undefined
  return word ?? ''
}
