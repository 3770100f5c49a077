import type { PayloadRequest } from 'payload'
import type { Value } from '../walk-fields.ts'
import { canBeAsked, idOf } from './references.ts'

/** A field that refers to documents of which some are no longer there. */
export interface Stale {
  place: Value
  isThere: (reference: unknown) => boolean
}

interface Reference {
  place: Value
  collection: string
  ids: number[]
}

/** Asks once for each collection referred to, and not at all where nothing is. */
export async function findStale(req: PayloadRequest, values: Value[]): Promise<Stale[]> {
  const references = values.flatMap(referenceOf)
  const there = new Map<string, Set<number>>()
  for (const collection of new Set(references.map((reference) => reference.collection)))
    there.set(collection, await existing(req, collection, idsIn(references, collection)))
  return references.flatMap(({ place, collection, ids }) => {
    const found = there.get(collection)
    const isThere = (one: unknown) => found?.has(idOf(one) ?? 0) === true
    return ids.every(isThere) ? [] : [{ place, isThere }]
  })
}

function referenceOf(place: Value): Reference[] {
  const { field, value } = place
  if ((field.type !== 'relationship' && field.type !== 'upload') || typeof field.relationTo !== 'string') return []
  const ids = (Array.isArray(value) ? value : [value]).flatMap((one) => idOf(one) ?? [])
  return ids.length > 0 ? [{ place, collection: field.relationTo, ids }] : []
}

function idsIn(references: Reference[], collection: string): number[] {
  const ids = references.flatMap((reference) => (reference.collection === collection ? reference.ids : []))
  return [...new Set(ids)].filter(canBeAsked)
}

async function existing(req: PayloadRequest, collection: string, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection,
    where: { id: { in: ids } },
    select: { createdAt: true },
    pagination: false,
    limit: 0,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}
