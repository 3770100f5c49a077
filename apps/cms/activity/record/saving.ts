import { isLocale } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { isRecord } from '../../fields/per-language.ts'

/** What the hooks after a save no longer know about it. */
interface Saving {
  draft: boolean
  everyLanguage: boolean
  unpublishes: boolean
  password: boolean
}

const keyOf = (entity: string) => `saving ${entity}`

/** In the context, under the name of the collection: a save may bring others of other kinds with it. */
export function noteSaving(req: PayloadRequest, entity: string, args: unknown): void {
  const { data, draft, publishAllLocales, unpublishAllLocales } = isRecord(args) ? args : {}
  req.context[keyOf(entity)] = {
    draft: draft === true,
    everyLanguage: isTrue(publishAllLocales) || isTrue(unpublishAllLocales),
    unpublishes: isTrue(unpublishAllLocales),
    password: isRecord(data) && typeof data.password === 'string' && data.password !== '',
  } satisfies Saving
}

export function savingOf(req: PayloadRequest, entity: string): Saving {
  const noted = req.context[keyOf(entity)]
  return isRecord(noted)
    ? (noted as unknown as Saving)
    : { draft: false, everyLanguage: false, unpublishes: false, password: false }
}

/** A save that is no draft and leaves the document one takes it off the site, if it was there. */
export async function noteUnpublishing(req: PayloadRequest, entity: string, id: unknown, data: unknown): Promise<void> {
  const saving = savingOf(req, entity)
  if (saving.draft || saving.unpublishes || !isRecord(data) || data._status !== 'draft') return
  if (await wasPublic(req, entity, id)) req.context[keyOf(entity)] = { ...saving, unpublishes: true }
}

async function wasPublic(req: PayloadRequest, entity: string, id: unknown): Promise<boolean> {
  const { db } = req.payload
  const stored: unknown =
    id === undefined
      ? await db.findGlobal({ slug: entity, locale: 'all', req })
      : await db.findOne({ collection: entity, where: { id: { equals: id } }, locale: 'all', req })
  const status: unknown = isRecord(stored) ? stored._status : undefined
  if (!isRecord(status)) return status === 'published'
  return isLocale(req.locale) ? status[req.locale] === 'published' : Object.values(status).includes('published')
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}
