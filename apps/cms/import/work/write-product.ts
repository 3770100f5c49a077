import { randomBytes } from 'node:crypto'
import { type Locale, localeCodes } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { isPerLanguage, isRecord } from '../../fields/per-language.ts'
import { made } from '../plan/check-values.ts'
import type { Document } from '../plan/document-cells.ts'
import type { Publication } from '../plan/publication.ts'

interface Writing {
  req: PayloadRequest
  data: Document
  publication: Publication
}

const collection = 'products'

/** Nothing else is read again after a write: what it gives back is the newest version in all languages. */
const whole = { writtenWhole: true }

/**
 * Makes a product, public in the languages given and a draft in the others. Gives it back in all languages. Written as a draft
 * is, because the row was checked a moment ago by the same rules: checking it again takes a quarter of the time.
 */
export async function createProduct({ req, data, publication }: Writing): Promise<Document> {
  const statuses = Object.fromEntries(
    localeCodes.map((code) => [code, publication.locales.includes(code) ? 'published' : 'draft']),
  )
  const own = apart(req, { ...whole, statuses })
  return req.payload.create({ collection, data: ready(data), locale: 'all', depth: 0, draft: true, req: own })
}

interface Update extends Writing {
  id: number
  /** Languages whose words change. */
  words: ReadonlySet<Locale>
}

/** Writes the fields given. Languages that are not public get their words as a draft. */
export async function updateProduct({ req, id, data, publication, words }: Update): Promise<Document> {
  const { locales } = publication
  const all = { collection, id, data: ready(data), locale: 'all', depth: 0, req: apart(req, whole) } as const
  if (locales.length === 0) return req.payload.update({ ...all, draft: true })
  if (locales.length === localeCodes.length) return req.payload.update({ ...all, publishAllLocales: true })
  return updateInTurn(req, id, withIds(all.data), locales, words)
}

/** One language after the other: what is public in some languages only can be published no other way. */
async function updateInTurn(
  req: PayloadRequest,
  id: number,
  data: Document,
  locales: readonly Locale[],
  words: ReadonlySet<Locale>,
): Promise<Document> {
  const { payload } = req
  const rest = localeCodes.filter((code) => !locales.includes(code) && words.has(code))
  let written: Document = {}
  for (const locale of locales) {
    const published = { ...inLanguage(data, locale), _status: 'published' }
    written = await payload.update({ collection, id, data: published, locale, depth: 0, req: apart(req) })
  }
  for (const locale of rest) {
    const draft = { draft: true, data: inLanguage(data, locale), locale, depth: 0 } as const
    written = await payload.update({ collection, id, ...draft, req: apart(req) })
  }
  return written
}

/** A new row of a list is named before it is written: else each language would make another row of it. */
function withIds(data: Document): Document {
  const named = (row: unknown) => (isRecord(row) && !row.id ? { ...row, id: randomBytes(12).toString('hex') } : row)
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, Array.isArray(value) ? value.map(named) : value]),
  )
}

/** In the same transaction and name, but what is said about one write must not reach the next. */
function apart(
  { payload, user, transactionID }: PayloadRequest,
  context: Record<string, unknown> = {},
): Partial<PayloadRequest> {
  return { payload, user, context, ...(transactionID && { transactionID }) }
}

function inLanguage(value: Document, locale: Locale): Document {
  const one = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(one)
    if (isPerLanguage(part)) return part[locale] ?? null
    return isRecord(part) ? inLanguage(part, locale) : part
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, one(part)]))
}

/** Products that are still to be made are left out; they come in a second round. */
function ready(data: Document): Document {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, made(value)]))
}
