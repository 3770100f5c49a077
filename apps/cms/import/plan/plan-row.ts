import type { Words } from '../../fields/sentence.ts'
import type { Cell } from '../../spreadsheets/read/table.ts'
import type { Column, List } from '../columns/column.ts'
import { isCut } from '../values/text.ts'
import { readCell, type Surroundings } from '../values/value-kind.ts'
import { type Document, valueIn } from './document-cells.ts'
import { planList, type ReadValue } from './plan-list.ts'
import { withValue } from './set-value.ts'

export interface Fault {
  /** Empty when it is about the row. */
  column: string
  words: Words
}

export interface Draught {
  /** The product as it would be, with all it had before. */
  wanted: Document
  faults: Fault[]
}

/** What a row makes of a product, null for a new one. What the file has no column for stays as it is. */
export function draughtOf(cells: ReadonlyMap<Column, Cell>, existing: Document | null, around: Surroundings): Draught {
  const { values, faults } = readValues(cells, existing, around)
  const plain = values.filter(({ column }) => !column.entry)
  const wanted = plain.reduce((document, { column, value }) => withValue(document, column, value), existing ?? {})
  return withLists({ wanted, faults }, existing, values, around)
}

function withLists(draught: Draught, existing: Document | null, values: ReadValue[], around: Surroundings): Draught {
  let { wanted } = draught
  const faults = [...draught.faults]
  const lists = new Set(values.flatMap(({ column }): List[] => (column.entry ? [column.entry.list] : [])))
  for (const list of lists) {
    const own = values.filter(({ column }) => column.entry?.list === list)
    const plan = planList(list, existing, own, around)
    if ('fault' in plan) faults.push({ column: plan.column, words: plan.fault })
    else wanted = { ...wanted, [list.field.name]: plan.entries }
  }
  return { wanted, faults }
}

function readValues(cells: ReadonlyMap<Column, Cell>, existing: Document | null, around: Surroundings) {
  const values: ReadValue[] = []
  const faults: Fault[] = []
  for (const [column, cell] of cells) {
    const stored = valueIn(existing, column)
    const reading = isBeginningOf(cell, stored) ? { value: stored } : readCell(cell, column.leaf.field, around)
    if ('fault' in reading) faults.push({ column: column.key, words: reading.fault })
    else values.push({ column, cell, value: reading.value })
  }
  return { values, faults }
}

/** A text too long for a spreadsheet comes back without its end: that is no change. */
function isBeginningOf(cell: Cell, stored: unknown): boolean {
  return typeof cell === 'string' && isCut(cell) && typeof stored === 'string' && stored.startsWith(cell)
}
