import type { Locale } from '@lindero/contract'
import type { Column, List } from '../columns/column.ts'
import { entryColumns } from '../columns/column.ts'
import { columnsByKey } from '../columns/find-columns.ts'
import type { ProductShape } from '../columns/product-columns.ts'
import { isPromised } from '../references.ts'
import type { Surroundings } from '../values/value-kind.ts'
import { cellIn, type Document, entriesOf, valueIn } from './document-cells.ts'

export interface Change {
  column: string
  before: string
  after: string
}

/** Field by field, what differs: in the columns of the file, and in the whole of every list it touches. */
export function changesBetween(
  existing: Document | null,
  wanted: Document,
  columns: readonly Column[],
  around: Surroundings,
): Change[] {
  return watched(existing, wanted, columns).flatMap((column) => {
    const [before, after] = [cellIn(existing, column, around), cellIn(wanted, column, around)]
    return before === after ? [] : [{ column: column.key, before: String(before), after: String(after) }]
  })
}

function watched(existing: Document | null, wanted: Document, columns: readonly Column[]): Column[] {
  const lists = new Set(columns.flatMap(({ entry }): List[] => (entry ? [entry.list] : [])))
  const inLists = [...lists].flatMap((list) => {
    const length = Math.max(entriesOf(existing, list).length, entriesOf(wanted, list).length)
    return Array.from({ length }, (_, index) => entryColumns(list, index)).flat()
  })
  return [...columns.filter(({ entry }) => !entry), ...inLists]
}

/** Whether a row speaks of products that are still to be made. */
export function hasPromises(wanted: Document, columns: readonly Column[]): boolean {
  return columns.some((column) => {
    const value = valueIn(wanted, column)
    return Array.isArray(value) && value.some(isPromised)
  })
}

interface Touched {
  /** The product's fields that changes are in. */
  fields: Set<string>
  /** Languages whose words they change. */
  words: Set<Locale>
}

export function touchedBy(shape: ProductShape, changes: readonly Change[]): Touched {
  const columns = columnsByKey(
    shape,
    changes.map(({ column }) => column),
  )
  return {
    fields: new Set(columns.map(({ leaf, entry }) => entry?.list.field.name ?? leaf.path[0] ?? '')),
    words: new Set(columns.flatMap(({ locale }) => locale ?? [])),
  }
}
