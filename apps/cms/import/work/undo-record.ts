import { createHash } from 'node:crypto'
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
  /** Of a product the import made: what it was then. */
  mark: string
  /** It speaks of products that did not exist yet when it was written. */
  promises: boolean
}

/** Other documents by their numbers: what they are called may change. */
export const byNumber: Surroundings = { references: new References(), promised: new Set(), from1904: false }

/** Tells whether a product is still as it was left. */
export function markOf(document: Document, shape: ProductShape): string {
  const columns = allColumns(shape, (list) => entriesOf(document, list).length).filter(({ key }) => key !== 'related')
  const cells = columns.map((column) => [column.key, cellIn(document, column, byNumber)])
  return createHash('sha256').update(JSON.stringify(cells)).digest('base64url')
}

export function readUndoRecord(text: string | null): UndoRecord | null {
  const record: unknown = text === null ? null : JSON.parse(text)
  if (!isRecord(record)) return null
  return {
    before: isRecord(record.before) ? record.before : null,
    after: isRecord(record.after) ? record.after : {},
    mark: String(record.mark ?? ''),
    promises: record.promises === true,
  }
}

/** Only the fields the file speaks of. */
export function picked(document: Document, names: ReadonlySet<string>): Document {
  return Object.fromEntries([...names].map((name) => [name, document[name] ?? null]))
}
