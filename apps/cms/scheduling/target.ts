import { isLocale, type Locale, localeCodes } from '@lindero/contract'
import type { Field, Payload, PayloadRequest } from 'payload'
import { readNewest, readNewestGlobal } from '../content/read-newest.ts'
import { rowId } from '../database/row-id.ts'
import { isPerLanguage } from '../fields/per-language.ts'
import type { Place, Row } from '../publishing/public-state.ts'

/** What a planned change is about. */
export interface Target {
  place: Place
  fields: Field[]
  /** The document as it stands now, drafts included. */
  newest: Row
  title: string
}

/** Null for what has no drafts, does not exist, or is gone. */
export async function findTarget(req: PayloadRequest, entity: string, documentId: string): Promise<Target | null> {
  const { payload } = req
  const global = payload.globals.config.find(({ slug }) => slug === entity)
  if (global) {
    if (!global.versions?.drafts || documentId !== '') return null
    return { place: { global: entity }, fields: global.fields, newest: await readNewestGlobal(req, entity), title: '' }
  }
  const id = rowId(documentId)
  const collection = collectionOf(payload, entity)
  const newest = collection?.versions?.drafts && id !== null ? await readNewest(req, entity, id) : null
  if (!collection || !newest || id === null) return null
  return {
    place: { collection: entity, id },
    fields: collection.fields,
    newest,
    title: titleOf(newest, collection.admin.useAsTitle),
  }
}

/** Another document, made after the plan, that was given the number of one deleted since. */
export function isYounger({ place, newest }: Target, plannedAt: string): boolean {
  return 'collection' in place && Date.parse(String(newest.createdAt)) > Date.parse(plannedAt)
}

function collectionOf(payload: Payload, slug: string) {
  return Object.hasOwn(payload.collections, slug) ? payload.collections[slug]?.config : undefined
}

function titleOf(newest: Row, field: string | undefined): string {
  const value = field ? newest[field] : ''
  const words = isPerLanguage(value) ? localeCodes.map((code) => value[code]).find(Boolean) : value
  return typeof words === 'string' ? words : ''
}

export function languagesOf(language: string): readonly Locale[] {
  return isLocale(language) ? [language] : localeCodes
}
