import type { Words } from '../../fields/sentence.ts'
import type { Cell } from '../../spreadsheets/read/table.ts'
import type { LeafField } from '../columns/column.ts'
import type { References } from '../references.ts'
import { checkbox } from './checkbox.ts'
import { choice } from './choice.ts'
import { day } from './day.ts'
import { figure } from './figure.ts'
import { reference } from './reference.ts'
import { text } from './text.ts'

/** What is known while a value is read or written. */
export interface Surroundings {
  references: References
  /** Style numbers the file itself brings. */
  promised: ReadonlySet<string>
  from1904: boolean
}

export type Reading = { value: unknown } | { fault: Words }

/** How one kind of value stands in a cell, and what a cell means for it. */
export interface ValueKind {
  write: (value: unknown, field: LeafField, around: Surroundings) => string | number
  /** The cell is never empty. */
  read: (cell: string | number | boolean, field: LeafField, around: Surroundings) => Reading
}

const kinds: Record<LeafField['type'], ValueKind> = {
  checkbox,
  date: day,
  number: figure,
  relationship: reference,
  select: choice,
  text,
  textarea: text,
  upload: reference,
}

export function writeCell(value: unknown, field: LeafField, around: Surroundings): string | number {
  return value === null || value === undefined ? '' : kinds[field.type].write(value, field, around)
}

/** An empty cell empties the field. */
export function readCell(cell: Cell, field: LeafField, around: Surroundings): Reading {
  if (typeof cell === 'object') return cell
  if (cell === '') return { value: hasMany(field) ? [] : null }
  return kinds[field.type].read(cell, field, around)
}

export function hasMany(field: LeafField): boolean {
  return 'hasMany' in field && field.hasMany === true
}
