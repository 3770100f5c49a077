import { type Locale, localeCodes } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { isPublished } from '../feed/publish-in.ts'
import { isRecord } from '../fields/per-language.ts'

/** Where a document is kept: a row of a collection, or the one row of a global. */
export type Place = { collection: string; id: number | string } | { global: string }
export type Row = Record<string, unknown>

/** The row the site is told from, in all languages; drafts are not in it. */
export async function readPublic(req: PayloadRequest, place: Place): Promise<Row | null> {
  const { db } = req.payload
  if ('global' in place) return db.findGlobal({ slug: place.global, locale: 'all', req })
  return db.findOne({ collection: place.collection, where: { id: { equals: place.id } }, locale: 'all', req })
}

/** The newest version, whatever its state. */
export async function readLatest(req: PayloadRequest, place: Place): Promise<Row | null> {
  const { db } = req.payload
  const newest = { limit: 1, pagination: false, sort: '-updatedAt', locale: 'all', req }
  const { docs } =
    'global' in place
      ? await db.findGlobalVersions({ global: place.global, where: { latest: { equals: true } }, ...newest })
      : await db.findVersions({
          collection: place.collection,
          where: { and: [{ parent: { equals: place.id } }, { latest: { equals: true } }] },
          ...newest,
        })
  const version: unknown = docs[0]?.version
  return isRecord(version) ? version : null
}

export function publicLanguages(row: Row | null): Locale[] {
  const status = row?._status
  return localeCodes.filter((code) => isRecord(status) && isPublished(status, code))
}

/** Takes one language off the site and leaves every word and figure as it was. */
export async function takeOff(req: PayloadRequest, place: Place, locale: Locale): Promise<void> {
  const row = await readPublic(req, place)
  if (!row || !publicLanguages(row).includes(locale)) return
  const status = isRecord(row._status) ? row._status : {}
  const data = { ...row, _status: { ...status, [locale]: 'draft' } }
  const { db } = req.payload
  if ('global' in place) await db.updateGlobal({ slug: place.global, data, req })
  else await db.updateOne({ collection: place.collection, id: place.id, data, req })
}
