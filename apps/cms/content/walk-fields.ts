import type { Field, StaticLabel, Tab } from 'payload'
import { isRecord } from '../fields/per-language.ts'

type NamedField = Extract<Field, { name: string }>

/** One value of a document, found by going through its fields. */
export interface Leaf {
  field: NamedField
  /** Rows of lists stand in it with their own id, so that a moved row keeps its path. */
  path: string
  /** The labels on the way, outermost first. */
  labels: (StaticLabel | undefined)[]
  /** As stored: localised values of a document read in all languages are `{ en, es }`. */
  value: unknown
}

type Place = Pick<Leaf, 'labels' | 'path'>

/** Every value that stands in a document, through groups, tabs, lists and blocks. */
export function* leavesOf(fields: readonly Field[], data: unknown, place: Place = { labels: [], path: '' }): Generator<Leaf> {
  if (!isRecord(data)) return
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) yield* leavesOfTab(tab, data, place)
    else if (isNamed(field)) yield* leavesOfNamed(field, data[field.name], into(place, field.name, labelOf(field)))
    else if ('fields' in field) yield* leavesOf(field.fields, data, place)
  }
}

function* leavesOfTab(tab: Tab, data: Record<string, unknown>, place: Place): Generator<Leaf> {
  if ('name' in tab && tab.name) yield* leavesOf(tab.fields, data[tab.name], into(place, tab.name, labelOf(tab)))
  else yield* leavesOf(tab.fields, data, place)
}

function* leavesOfNamed(field: NamedField, value: unknown, place: Place): Generator<Leaf> {
  if (field.type === 'group') yield* leavesOf(field.fields, value, place)
  else if (field.type === 'array') yield* leavesOfRows(value, place, () => field.fields)
  else if (field.type === 'blocks') yield* leavesOfRows(value, place, (row) => blockOf(field.blocks, row)?.fields ?? [])
  else yield { field, value, ...place }
}

function* leavesOfRows(rows: unknown, place: Place, fieldsOf: (row: unknown) => readonly Field[]): Generator<Leaf> {
  if (!Array.isArray(rows)) return
  for (const [index, row] of rows.entries()) {
    const id = isRecord(row) && typeof row.id === 'string' ? row.id : String(index)
    yield* leavesOf(fieldsOf(row), row, into(place, id, undefined))
  }
}

function blockOf<Block extends { slug: string; fields: Field[] }>(blocks: readonly Block[], row: unknown): Block | undefined {
  return isRecord(row) ? blocks.find(({ slug }) => slug === row.blockType) : undefined
}

function into({ labels, path }: Place, step: string, label: StaticLabel | undefined): Place {
  return { path: path ? `${path}.${step}` : step, labels: label === undefined ? labels : [...labels, label] }
}

function isNamed(field: Field): field is NamedField {
  return 'name' in field && typeof field.name === 'string' && field.name !== ''
}

function labelOf(field: { label?: unknown }): StaticLabel | undefined {
  const { label } = field
  return typeof label === 'string' || isRecord(label) ? (label as StaticLabel) : undefined
}
