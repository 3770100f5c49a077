import type { PayloadRequest } from 'payload'
import { isRecord } from '../fields/per-language.ts'
import type { ContentChange } from './content-change.ts'
import { apart } from './read-newest.ts'

type Document = Record<string, unknown>

const asPublished = { draft: false, locale: 'all', fallbackLocale: false, depth: 0, overrideAccess: true } as const

/** What the site shows beside a newer draft; null when the newest state is all there is, or nothing is published. */
export async function readPublished({ req, entity, documentId, newest }: ContentChange): Promise<Document | null> {
  if (newest === null || !('_status' in newest) || statusesOf(newest).every((status) => status === 'published')) return null
  const stored = documentId ? await readOne(req, entity, documentId) : await readGlobal(req, entity)
  return stored && statusesOf(stored).includes('published') ? stored : null
}

async function readOne(req: PayloadRequest, collection: string, id: string): Promise<Document | null> {
  return req.payload.findByID({ collection, id, req: apart(req), disableErrors: true, ...asPublished })
}

async function readGlobal(req: PayloadRequest, slug: string): Promise<Document> {
  return req.payload.findGlobal({ slug, req: apart(req), ...asPublished })
}

function statusesOf({ _status }: Document): unknown[] {
  return isRecord(_status) ? Object.values(_status) : [_status]
}
