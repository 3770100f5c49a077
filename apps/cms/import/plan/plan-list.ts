import type { Words } from '../../fields/sentence.ts'
import type { Cell } from '../../spreadsheets/read/table.ts'
import type { Column, List } from '../columns/column.ts'
import type { Surroundings } from '../values/value-kind.ts'
import { cellIn, type Document, entriesOf } from './document-cells.ts'
import { withValue } from './set-value.ts'

export interface ReadValue {
  column: Column
  cell: Cell
  value: unknown
}

interface Entry {
  index: number
  values: ReadValue[]
}

export type ListPlan = { entries: Document[] } | { column: string; fault: Words }

/**
 * A list after a row. Where the file names the entries (`colour1.key`), the row holds the whole list: entries are added, moved
 * and taken away, and what the file has no column for stays with its entry. Where it does not, only entries that are there
 * are changed, by their place.
 */
export function planList(list: List, existing: Document | null, values: ReadValue[], around: Surroundings): ListPlan {
  const stored = entriesOf(existing, list)
  const wanted = entriesIn(values, stored, around)
  const isWhole = values.some(({ column }) => isIdentity(column))
  if (isWhole) return { entries: wholeList(stored, wanted, around) }
  const beyond = wanted.find(({ index }) => index >= stored.length)
  const [first] = beyond?.values ?? []
  if (first) return { column: first.column.key, fault: noSuchEntry(list, stored.length) }
  return { entries: stored.map((entry, index) => changed(entry, valuesAt(values, index))) }
}

/** Those with anything in them, in the order of their numbers, and those that had nothing in them before. */
function entriesIn(values: ReadValue[], stored: Document[], around: Surroundings): Entry[] {
  const places = [...new Set(values.map(({ column }) => column.entry?.index ?? 0))].sort((one, other) => one - other)
  return places
    .map((index) => ({ index, values: valuesAt(values, index) }))
    .filter((entry) => entry.values.some(({ cell }) => cell !== '') || isBlank(stored[entry.index], entry, around))
}

function isBlank(stored: Document | undefined, { values }: Entry, around: Surroundings): boolean {
  return stored !== undefined && values.every(({ column }) => cellIn(stored, { ...column, entry: null }, around) === '')
}

function valuesAt(values: ReadValue[], index: number): ReadValue[] {
  return values.filter(({ column }) => column.entry?.index === index)
}

function wholeList(stored: Document[], wanted: Entry[], around: Surroundings): Document[] {
  const left = new Set(stored)
  const matched = wanted.map((entry) => {
    const same = [...left].find((one) => isSame(one, entry, around))
    if (same) left.delete(same)
    return { entry, same }
  })
  // One that changed its name is known by its place.
  return matched.map(({ entry, same }) => {
    const there = stored[entry.index]
    const base = same ?? (there && left.has(there) ? there : {})
    left.delete(base)
    return changed(base, entry.values)
  })
}

function isSame(stored: Document, { values }: Entry, around: Surroundings): boolean {
  const identity = values.find(({ column }) => isIdentity(column))
  if (!identity || identity.cell === '') return false
  return cellIn(stored, { ...identity.column, entry: null }, around) === identity.cell
}

function changed(entry: Document, values: ReadValue[]): Document {
  return values.reduce((document, { column, value }) => withValue(document, column, value), entry)
}

function isIdentity({ leaf, locale, entry }: Column): boolean {
  const name = locale ? `${leaf.path.join('.')}.${locale}` : leaf.path.join('.')
  return entry?.list.identity === name
}

function noSuchEntry({ prefix, identity, labels }: List, count: number): Words {
  const [words = { en: prefix, es: prefix }] = labels
  return {
    en: `The product has only ${count} of these (${words.en}). To add one, the file needs the column ${prefix}${count + 1}.${identity}.`,
    es: `El producto solo tiene ${count} (${words.es}). Para añadir otro, el archivo necesita la columna ${prefix}${count + 1}.${identity}.`,
  }
}
