import type { FieldHook, PayloadRequest } from 'payload'
import { isRecord } from '../../fields/per-language.ts'
import type { Leaf } from '../columns/column.ts'
import type { ProductShape } from '../columns/product-columns.ts'
import { type Document, entriesOf } from './document-cells.ts'

/**
 * What the desk makes by itself when it is left empty (the part of the address, the key of a colour), made beforehand by the
 * fields' own hooks: the check shows it, and the same file read again changes nothing.
 */
export async function fillGaps(
  shape: ProductShape,
  wanted: Document,
  existing: Document | null,
  req: PayloadRequest,
): Promise<Document> {
  let filled = await fillLeaves(shape.leaves, wanted, { data: wanted, existing, req })
  for (const list of shape.lists) {
    if (!Array.isArray(filled[list.field.name])) continue
    const entries: Document[] = []
    for (const entry of entriesOf(filled, list))
      entries.push(await fillLeaves(list.leaves, entry, { data: filled, existing, req }))
    filled = { ...filled, [list.field.name]: entries }
  }
  return filled
}

interface Around {
  data: Document
  existing: Document | null
  req: PayloadRequest
}

async function fillLeaves(leaves: readonly Leaf[], document: Document, around: Around): Promise<Document> {
  let filled = document
  for (const { field, path } of leaves) {
    const [name, ...deeper] = path
    const hooks: FieldHook[] = 'hooks' in field ? (field.hooks?.beforeValidate ?? []) : []
    if (!name || deeper.length > 0) continue
    for (const hook of hooks) filled = { ...filled, [name]: await hook(argumentsFor(filled, filled[name], field, around)) }
  }
  return filled
}

function argumentsFor(
  siblingData: Document,
  value: unknown,
  field: Leaf['field'],
  { data, existing, req }: Around,
): Parameters<FieldHook>[0] {
  return {
    blockData: undefined,
    collection: null,
    context: {},
    data: siblingData === data || !isRecord(data) ? siblingData : data,
    field,
    global: null,
    indexPath: [],
    operation: existing ? 'update' : 'create',
    originalDoc: existing ?? {},
    overrideAccess: true,
    path: [field.name],
    req,
    schemaPath: [field.name],
    siblingData,
    siblingFields: [],
    value,
  }
}
