import { type Locale, localeCodes } from '@lindero/contract'
import type { Field } from 'payload'
import type { Words } from '../../fields/sentence.ts'

export type LeafField = Extract<
  Field,
  { type: 'checkbox' | 'date' | 'number' | 'relationship' | 'select' | 'text' | 'textarea' | 'upload' }
>
export type ListField = Extract<Field, { type: 'array' }>

/** One value of a product, or of an entry of one of its lists. */
export interface Leaf {
  field: LeafField
  /** From the product, or from the entry. */
  path: string[]
  /** Labels on the way, outermost first. */
  labels: Words[]
}

/** A list of entries in a product: each stands in numbered columns, `colour1.key`, `colour2.key`. */
export interface List {
  field: ListField
  prefix: string
  labels: Words[]
  leaves: Leaf[]
  /** The leaf that says which entry is meant. Where a file has it, the row holds the whole list. */
  identity: string
}

export interface Column {
  /** How it is headed, `name.es`. */
  key: string
  leaf: Leaf
  locale: Locale | null
  /** In a list: which, and the place from 0. */
  entry: { list: List; index: number } | null
}

/** The columns of a value: one for each language where it has words, else one. */
export function columnsOf(leaf: Leaf, entry: Column['entry'] = null): Column[] {
  const place = entry ? `${entry.list.prefix}${entry.index + 1}.` : ''
  const key = `${place}${leaf.path.join('.')}`
  if (!isLocalised(leaf.field)) return [{ key, leaf, entry, locale: null }]
  return localeCodes.map((locale) => ({ key: `${key}.${locale}`, leaf, entry, locale }))
}

export function entryColumns(list: List, index: number): Column[] {
  return list.leaves.flatMap((leaf) => columnsOf(leaf, { list, index }))
}

export function isLocalised(field: LeafField): boolean {
  return 'localized' in field && field.localized === true
}
