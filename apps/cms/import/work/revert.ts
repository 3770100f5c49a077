import type { Column, List } from '../columns/column.ts'
import { entryColumns } from '../columns/column.ts'
import { columnsByKey } from '../columns/find-columns.ts'
import type { ProductShape } from '../columns/product-columns.ts'
import type { Change } from '../plan/changes.ts'
import { cellIn, type Document, entriesOf, valueIn } from '../plan/document-cells.ts'
import { withValue } from '../plan/set-value.ts'
import { byNumber, type UndoRecord } from './undo-record.ts'

interface Reverted {
  wanted: Document
  undone: Change[]
  left: Change[]
}

/** A product with the changes of a row taken back, except where it is no longer as the import left it. Pure. */
export function revert(changes: readonly Change[], record: UndoRecord, document: Document, shape: ProductShape): Reverted {
  const result: Reverted = { wanted: document, undone: [], left: [] }
  const keys = changes.map(({ column }) => column)
  const columns = new Map(columnsByKey(shape, keys).map((column) => [column.key, column]))
  for (const change of changes) {
    const column = columns.get(change.column)
    if (!column || !isAsLeft(column, document, record)) result.left.push(change)
    else {
      result.wanted = former(result.wanted, column, record)
      result.undone.push(change)
    }
  }
  return result
}

function isAsLeft(column: Column, document: Document, { after }: UndoRecord): boolean {
  if (column.entry) return sameList(column.entry.list, document, after)
  return cellIn(document, column, byNumber) === cellIn(after, column, byNumber)
}

/** A list is taken back whole or not at all. */
function sameList(list: List, one: Document, other: Document): boolean {
  const [here, there] = [entriesOf(one, list), entriesOf(other, list)]
  if (here.length !== there.length) return false
  const columns = here.flatMap((_, index) => entryColumns(list, index))
  return columns.every((column) => cellIn(one, column, byNumber) === cellIn(other, column, byNumber))
}

function former(document: Document, column: Column, { before }: UndoRecord): Document {
  if (!column.entry) return withValue(document, column, valueIn(before, column) ?? null)
  const { name } = column.entry.list.field
  return { ...document, [name]: before?.[name] ?? [] }
}
