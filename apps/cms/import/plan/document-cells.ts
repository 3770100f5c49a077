import { isRecord } from '../../fields/per-language.ts'
import { type Column, columnsOf, entryColumns, type List } from '../columns/column.ts'
import type { ProductShape } from '../columns/product-columns.ts'
import { type Surroundings, writeCell } from '../values/value-kind.ts'

export type Document = Record<string, unknown>

/** What a document, read in all languages, has in a column. */
export function valueIn(document: unknown, { leaf, locale, entry }: Column): unknown {
  const from = entry ? entriesOf(document, entry.list)[entry.index] : document
  const value = leaf.path.reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), from)
  if (!locale) return value
  return isRecord(value) ? value[locale] : undefined
}

export function cellIn(document: unknown, column: Column, around: Surroundings): string | number {
  return writeCell(valueIn(document, column), column.leaf.field, around)
}

export function entriesOf(document: unknown, list: List): Document[] {
  const rows = isRecord(document) ? document[list.field.name] : undefined
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}

/** Every column a document fills, list entries up to the longest of those given. */
export function allColumns({ leaves, lists }: ProductShape, entries: (list: List) => number): Column[] {
  const numbered = lists.flatMap((list) =>
    Array.from({ length: entries(list) }, (_, index) => entryColumns(list, index)).flat(),
  )
  return [...leaves.flatMap((leaf) => columnsOf(leaf)), ...numbered]
}
