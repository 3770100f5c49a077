import type { PayloadRequest } from 'payload'
import type { Document } from './document-cells.ts'

/** Straight from the tables, in all languages, nothing filled in: the newest versions, drafts included. */
export function readNewestProducts(req: PayloadRequest, ids: number[]): Promise<Map<number, Document>> {
  return read(req, ids, 'queryDrafts')
}

/** What buyers may see of it: the documents themselves, as they were last published. */
export function readStandingProducts(req: PayloadRequest, ids: number[]): Promise<Map<number, Document>> {
  return read(req, ids, 'find')
}

async function read(req: PayloadRequest, ids: number[], by: 'find' | 'queryDrafts'): Promise<Map<number, Document>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.db[by]<Document>({
    collection: 'products',
    // Versions have numbers of their own and name the document as their parent.
    where: { [by === 'find' ? 'id' : 'parent']: { in: ids } },
    locale: 'all',
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(docs.map((document) => [Number(document.id), document]))
}
