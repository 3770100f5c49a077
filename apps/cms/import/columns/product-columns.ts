import type { Field, Payload } from 'payload'
import { isRecord } from '../../fields/per-language.ts'
import type { Words } from '../../fields/sentence.ts'
import type { Leaf, LeafField, List, ListField } from './column.ts'

/** Everything a product consists of, found by going through its fields: a new field is a new column by itself. */
export interface ProductShape {
  leaves: Leaf[]
  lists: List[]
}

/** Kept by the program; staff change none of them. */
const kept = new Set(['_status', 'cover', 'createdAt', 'id', 'translation', 'updatedAt'])

/** Shorter than the field's own name, for these are typed. What tells one entry from another. */
const lists: Record<string, { prefix: string; identity: string }> = {
  colourways: { prefix: 'colour', identity: 'key' },
  faq: { prefix: 'faq', identity: 'question.en' },
}

export function productShape(payload: Payload): ProductShape {
  const collection = payload.collections.products
  if (!collection) throw new Error('There is no collection of products.')
  const shape = shapeOf(collection.config.fields, [], [])
  // The number that says which product is meant comes first.
  const isKey = ({ path }: Leaf) => path.join('.') === 'styleNo'
  return { lists: shape.lists, leaves: [...shape.leaves.filter(isKey), ...shape.leaves.filter((leaf) => !isKey(leaf))] }
}

function shapeOf(fields: readonly Field[], path: string[], labels: Words[]): ProductShape {
  const found: ProductShape = { leaves: [], lists: [] }
  for (const field of fields) {
    const more = shapeOfField(field, path, labels)
    found.leaves.push(...more.leaves)
    found.lists.push(...more.lists)
  }
  return found
}

function shapeOfField(field: Field, path: string[], labels: Words[]): ProductShape {
  if (field.type === 'tabs')
    return shapeOf(
      field.tabs.flatMap((tab) => tab.fields),
      path,
      labels,
    )
  if (field.type === 'row' || field.type === 'collapsible') return shapeOf(field.fields, path, labels)
  if (!('name' in field) || !field.name || kept.has(field.name)) return { leaves: [], lists: [] }
  const [to, words] = [
    [...path, field.name],
    [...labels, wordsOf(field)],
  ]
  if (field.type === 'group') return shapeOf(field.fields, to, words)
  if (field.type === 'array') return { leaves: [], lists: [listOf(field, words)] }
  return { lists: [], leaves: isLeaf(field) ? [{ field, path: to, labels: words }] : [] }
}

function listOf(field: ListField, labels: Words[]): List {
  const { prefix, identity } = lists[field.name] ?? { prefix: field.name, identity: '' }
  const singular = field.labels?.singular
  const own = isWords(singular) ? [singular] : labels
  return { field, prefix, identity, labels: own, leaves: shapeOf(field.fields, [], []).leaves }
}

const leafTypes = ['checkbox', 'date', 'number', 'relationship', 'select', 'text', 'textarea', 'upload']

function isLeaf(field: Field): field is LeafField {
  return leafTypes.includes(field.type)
}

function wordsOf(field: { label?: unknown; name?: unknown }): Words {
  const { label, name } = field
  if (isWords(label)) return { en: label.en, es: label.es }
  const text = typeof label === 'string' ? label : String(name)
  return { en: text, es: text }
}

function isWords(value: unknown): value is Words {
  return isRecord(value) && typeof value.en === 'string' && typeof value.es === 'string'
}
