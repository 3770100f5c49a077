import { defaultLocale, type Locale } from '@lindero/contract'
import type { Payload, StaticLabel } from 'payload'
import { asItStands } from '../../content/read-newest.ts'
import { isFilled, isPerLanguage } from '../../fields/per-language.ts'
import { compare } from '../state/compare.ts'
import { textsOf } from '../state/texts-of.ts'
import { asSources } from '../state/translation-rows.ts'
import { type TranslatedEntity, translatedEntities } from '../translated-entities.ts'

type Document = Record<string, unknown>

/** A text that lacks something, by the labels that lead to it. */
export interface Gap {
  path: string
  labels: StaticLabel[]
}

export interface WorklistRow {
  entity: TranslatedEntity
  documentId: string
  title: string
  total: number
  missing: Gap[]
  outdated: Gap[]
  changedAt: string
}

/** The documents of one page of the list, and which of their texts lack something. */
export async function readGaps(payload: Payload, found: Document[], locale: Locale): Promise<WorklistRow[]> {
  const entities = new Map(translatedEntities(payload).map((entity) => [entity.slug, entity]))
  const documents = await readDocuments(payload, found, entities)
  return found.flatMap((row) => {
    const entity = entities.get(String(row.entity))
    const document = documents.get(keyOf(row.entity, row.document_id))
    return entity && document ? [asRow(row, entity, document, locale)] : []
  })
}

function asRow(row: Document, entity: TranslatedEntity, document: Document, locale: Locale): WorklistRow {
  const texts = textsOf(entity.fields, document)
  const { total, missing, outdated } = compare(texts, locale, asSources(row.sources))
  const gaps = (paths: string[]) =>
    texts.filter(({ path }) => paths.includes(path)).map(({ labels, path }) => ({ labels, path }))
  return {
    entity,
    documentId: String(row.document_id),
    title: titleOf(entity, document, locale),
    total,
    missing: gaps(missing),
    outdated: gaps(outdated),
    changedAt: String(row.changed_at),
  }
}

async function readDocuments(payload: Payload, found: Document[], entities: Map<string, TranslatedEntity>) {
  const documents = new Map<string, Document>()
  for (const slug of new Set(found.map(({ entity }) => String(entity)))) {
    if (entities.get(slug)?.isGlobal) documents.set(keyOf(slug, ''), await payload.findGlobal({ slug, ...asItStands }))
    else for (const one of await readCollection(payload, slug, found)) documents.set(keyOf(slug, one.id), one)
  }
  return documents
}

async function readCollection(payload: Payload, collection: string, found: Document[]): Promise<Document[]> {
  const ids = found.filter(({ entity }) => entity === collection).map(({ document_id }) => Number(document_id))
  const { docs } = await payload.find({ collection, where: { id: { in: ids } }, pagination: false, ...asItStands })
  return docs
}

/** What it is called in this language or, not being translated, in the original. */
function titleOf({ title }: TranslatedEntity, document: Document, locale: Locale): string {
  const value = title === undefined ? undefined : document[title]
  const names = isPerLanguage(value) ? [value[locale], value[defaultLocale], ...Object.values(value)] : [value]
  return names.find(isFilled) ?? ''
}

function keyOf(entity: unknown, id: unknown): string {
  return `${entity} ${id}`
}
