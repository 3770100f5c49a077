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
  /** By the place of a list's label among them: the number of the row in it, from 1. */
  rows: Readonly<Record<number, number>>
  /** As stored: localised values of a document read in all languages are `{ en, es }`. */
  value: unknown
}

/** The same, and the record it stands in; lists and groups have one too. */
export interface Value extends Leaf {
  holder: Record<string, unknown>
}

type Place = Pick<Leaf, 'labels' | 'path' | 'rows'>

/** Every value that stands in a document, through groups, tabs, lists and blocks. */
export function* leavesOf(fields: readonly Field[], data: unknown): Generator<Leaf> {
  for (const value of valuesOf(fields, data)) if (!containers.has(value.field.type)) yield value
}

const containers = new Set<Field['type']>(['group', 'array', 'blocks'])

/** With the groups and lists themselves, each before what stands in it. */
export function* valuesOf(
  fields: readonly Field[],
  holder: unknown,
  place: Place = { labels: [], path: '', rows: {} },
): Generator<Value> {
  if (!isRecord(holder)) return
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) yield* valuesOfTab(tab, holder, place)
    else if (isNamed(field)) yield* valuesOfNamed(field, holder, into(place, field.name, labelOf(field)))
    else if ('fields' in field) yield* valuesOf(field.fields, holder, place)
  }
}

function* valuesOfTab(tab: Tab, holder: Record<string, unknown>, place: Place): Generator<Value> {
  if ('name' in tab && tab.name) yield* valuesOf(tab.fields, holder[tab.name], into(place, tab.name, labelOf(tab)))
  else yield* valuesOf(tab.fields, holder, place)
}

function* valuesOfNamed(field: NamedField, holder: Record<string, unknown>, place: Place): Generator<Value> {
  const value = holder[field.name]
  yield { field, value, holder, ...place }
  if (field.type === 'group') yield* valuesOf(field.fields, value, place)
  if (field.type === 'array') yield* valuesOfRows(value, place, () => field.fields)
  if (field.type === 'blocks') yield* valuesOfRows(value, place, (row) => blockOf(field.blocks, row)?.fields ?? [])
}

function* valuesOfRows(rows: unknown, place: Place, fieldsOf: (row: unknown) => readonly Field[]): Generator<Value> {
  if (!Array.isArray(rows)) return
  for (const [index, row] of rows.entries()) {
    const id = isRecord(row) && typeof row.id === 'string' ? row.id : String(index)
    const rowsHere = { ...place.rows, [place.labels.length - 1]: index + 1 }
    yield* valuesOf(fieldsOf(row), row, { ...into(place, id, undefined), rows: rowsHere })
  }
}

function blockOf<Block extends { slug: string; fields: Field[] }>(blocks: readonly Block[], row: unknown): Block | undefined {
  return isRecord(row) ? blocks.find(({ slug }) => slug === row.blockType) : undefined
}

function into({ labels, path, rows }: Place, step: string, label: StaticLabel | undefined): Place {
  return { rows, path: path ? `${path}.${step}` : step, labels: label === undefined ? labels : [...labels, label] }
}

function isNamed(field: Field): field is NamedField {
  return 'name' in field && typeof field.name === 'string' && field.name !== ''
}

function labelOf(field: { label?: unknown }): StaticLabel | undefined {
  const { label } = field
  return typeof label === 'string' || isRecord(label) ? (label as StaticLabel) : undefined
}
