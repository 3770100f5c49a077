import { type Draft, type Locale, localeCodes, type PreviewKind } from '@lindero/contract'
import type { Field, PayloadRequest } from 'payload'
import { readNewest, readNewestGlobal } from '../content/read-newest.ts'
import { Reader } from '../feed/publish/reader.ts'
import { publishIn } from '../feed/publish-in.ts'
import { sources } from '../feed/sources.ts'
import { isRecord } from '../fields/per-language.ts'
import type { Words } from '../fields/sentence.ts'
import { missingIn } from './missing-in.ts'

interface Named {
  kind: PreviewKind
  id: string
  locale: Locale
}

interface Entity {
  document: Record<string, unknown>
  fields: Field[]
  what: Words
  titleField: string
  form: string
}

/** A document as the site would be told of it, were it published as it stands now; null when there is none. */
export async function readDraft(req: PayloadRequest, { kind, id, locale }: Named): Promise<Draft | null> {
  const entity = await findEntity(req, kind, id)
  if (!entity) return null
  const { document, fields, what, titleField, form } = entity
  // What has no status is public: the very rule of the feed, told that there are no drafts.
  const { _status, ...bare } = document
  return {
    content: publishIn(kind, bare, locale),
    missing: missingIn(kind, fields, document, locale),
    what,
    title: titleOf(document, titleField, locale),
    savedAt: typeof document.updatedAt === 'string' ? document.updatedAt : '',
    desk: `${form}?locale=${locale}`,
  }
}

async function findEntity(req: PayloadRequest, kind: PreviewKind, id: string): Promise<Entity | null> {
  const { kept } = sources[kind]
  const { admin } = req.payload.config.routes
  if ('global' in kept) {
    const config = req.payload.config.globals.find(({ slug }) => slug === kept.global)
    const document = await readNewestGlobal(req, kept.global)
    if (!config) return null
    return {
      document,
      fields: config.fields,
      what: wordsOf(config.label),
      titleField: '',
      form: `${admin}/globals/${kept.global}`,
    }
  }
  const config = req.payload.collections[kept.collection]?.config
  const document = /^\d+$/.test(id) ? await readNewest(req, kept.collection, Number(id)) : null
  if (!config || !document) return null
  const { fields, labels } = config
  const titleField = config.admin.useAsTitle ?? ''
  return { document, fields, what: wordsOf(labels.singular), titleField, form: `${admin}/collections/${kept.collection}/${id}` }
}

/** In the language asked for, else in another: staff must know which document they are looking at. */
function titleOf(document: Record<string, unknown>, field: string, locale: Locale): string {
  const found = [locale, ...localeCodes].map((code) => new Reader(document, code).text(field))
  return found.find((title) => title !== '') ?? ''
}

function wordsOf(label: unknown): Words {
  const word = (code: Locale) => (isRecord(label) ? String(label[code] ?? '') : String(label ?? ''))
  return { en: word('en'), es: word('es') }
}
