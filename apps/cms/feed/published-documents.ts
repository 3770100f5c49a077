import { type ContentKind, type FeedDocument, type FeedEntry, globalId, localeCodes } from '@lindero/contract'
import type { Payload } from 'payload'
import { publishIn } from './publish-in.ts'
import { sources } from './sources.ts'

type StoredDocument = Record<string, unknown>

/** All languages as they are stored, nothing filled in from another language, only what is published. */
const asPublished = { locale: 'all', fallbackLocale: false, draft: false, depth: 0, overrideAccess: true } as const

/** The present state of the named documents; whatever is not public any more comes as a tombstone. */
export async function readDocuments(payload: Payload, kind: ContentKind, ids: string[]): Promise<FeedEntry[]> {
  const stored = await fetchStored(payload, kind, ids)
  const found = new Map(stored.map((document) => [String(document.id ?? globalId), document]))
  return ids.map((id) => toEntry(kind, id, found.get(id)))
}

async function fetchStored(payload: Payload, kind: ContentKind, ids: string[]): Promise<StoredDocument[]> {
  const { kept } = sources[kind]
  if ('global' in kept) return [{ ...(await payload.findGlobal({ slug: kept.global, ...asPublished })), id: globalId }]
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ collection: kept.collection, where, pagination: false, limit: 0, ...asPublished })
  return docs
}

function toEntry(kind: ContentKind, id: string, document: StoredDocument | undefined): FeedEntry {
  const content: Record<string, unknown> = {}
  for (const locale of localeCodes) {
    const published = document && publishIn(kind, document, locale)
    if (published) content[locale] = published
  }
  return Object.keys(content).length > 0 ? ({ kind, id, content } as FeedDocument) : { kind, id, gone: true }
}

/** Everything that is public now, in portions that fit into memory. */
export async function readEverything(payload: Payload): Promise<FeedEntry[]> {
  const entries: FeedEntry[] = []
  for (const kind of Object.keys(sources) as ContentKind[]) {
    for (const ids of await allIds(payload, kind)) entries.push(...(await readDocuments(payload, kind, ids)))
  }
  return entries.filter((entry) => !('gone' in entry))
}

const portion = 500

async function allIds(payload: Payload, kind: ContentKind): Promise<string[][]> {
  const { kept } = sources[kind]
  if ('global' in kept) return [[globalId]]
  const { docs } = await payload.find({
    collection: kept.collection,
    select: {},
    pagination: false,
    limit: 0,
    sort: 'id',
    ...asPublished,
  })
  const ids = docs.map((document) => String(document.id))
  return Array.from({ length: Math.ceil(ids.length / portion) }, (_, index) =>
    ids.slice(index * portion, (index + 1) * portion),
  )
}
