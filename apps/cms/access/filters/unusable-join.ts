import type { SanitizedConfig } from 'payload'
import { rowId } from '../../database/row-id.ts'
import { isRecord } from '../../fields/per-language.ts'
import { type FieldAt, fieldsOf } from './field-at.ts'
import { unusablePart } from './unusable-part.ts'

/** The first part that cannot be used of what is asked about lists shown inside a document; null where all of it can. */
export function unusableJoin(joins: unknown, fieldAt: FieldAt, config: SanitizedConfig): string | null {
  if (!isRecord(joins)) return 'joins'
  for (const [name, given] of Object.entries(joins)) {
    if (given === 'false') continue
    const joined = joinedFields(name, fieldAt, config)
    if (!joined || !isRecord(given) || !isOrder(given.sort) || ![given.limit, given.page].every(isCount)) return name
    const part = given.where === undefined ? null : unusablePart(given.where, joined)
    if (part) return `${name} ${part}`
  }
  return null
}

const isOrder = (sort: unknown): boolean => sort === undefined || typeof sort === 'string'
const isCount = (count: unknown): boolean => count === undefined || count === '0' || rowId(count) !== null

function joinedFields(name: string, fieldAt: FieldAt, config: SanitizedConfig): FieldAt | null {
  const field = fieldAt(name)
  if (field === null || field === 'closed' || field.type !== 'join') return null
  const joined = config.collections.find(({ slug }) => slug === field.collection)
  return joined ? fieldsOf(config, joined, false) : null
}
