import { createHash } from 'node:crypto'
import { localeCodes } from '@lindero/contract'
import { isPublished } from '../../feed/publish-in.ts'
import { isRecord } from '../../fields/per-language.ts'
import type { ProductShape } from '../columns/product-columns.ts'
import { allColumns, cellIn, type Document, entriesOf } from '../plan/document-cells.ts'
import { References } from '../references.ts'
import type { Surroundings } from '../values/value-kind.ts'

/** What an undo needs to know about a row. */
export interface UndoRecord {
  /** Fields as they were before, by name; null for a product the import made. */
  before: Document | null
  /** The same fields as the import left them. */
  after: Document
  /** Of a product the import made: what it was then, and the products it went well with. */
  mark: string
  related: number[]
  /** It speaks of products that did not exist yet when it was written. */
  promises: boolean
}

/** Other documents by their numbers: what they are called may change. */
export const byNumber: Surroundings = { references: new References(), promised: new Set(), from1904: false }

/** What an undo must know about a product the import made. */
export function recordOfMade(document: Document, shape: ProductShape, promises: boolean): UndoRecord {
  return { before: null, after: {}, mark: markOf(document, shape), related: relatedOf(document), promises }
}

export function relatedOf({ related }: Document): number[] {
  return Array.isArray(related) ? related.filter((id) => typeof id === 'number') : []
}

/** Tells whether a product is still as it was left. Related ones are apart: they go when their product does. */
export function markOf(document: Document, shape: ProductShape): string {
  const isPublic = localeCodes.map((code) => isPublished(document._status, code))
  const columns = allColumns(shape, (list) => entriesOf(document, list).length).filter(({ key }) => key !== 'related')
  const cells = columns.map((column) => [column.key, cellIn(document, column, byNumber)])
  return createHash('sha256')
    .update(JSON.stringify([cells, isPublic]))
    .digest('base64url')
}

export function readUndoRecord(text: string | null): UndoRecord | null {
  const record: unknown = text === null ? null : JSON.parse(text)
  if (!isRecord(record)) return null
  return {
    before: isRecord(record.before) ? record.before : null,
    after: isRecord(record.after) ? record.after : {},
    mark: String(record.mark ?? ''),
    related: relatedOf(record),
    promises: record.promises === true,
  }
}

/** Only the fields the file speaks of. */
export function picked(document: Document, names: ReadonlySet<string>): Document {
  return Object.fromEntries([...names].map((name) => [name, document[name] ?? null]))
}
