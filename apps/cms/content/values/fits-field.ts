import type { Field } from 'payload'
import { isPerLanguage, isRecord } from '../../fields/per-language.ts'
import type { Value } from '../walk-fields.ts'
import { isNoReference, isReference } from './references.ts'

type Fits = (value: unknown, field: Field) => boolean

/** Whether the database could take a value at all; whether it is a good one is for the field's own check, on publishing. */
export function fitsField({ field, value }: Value, locale: unknown): boolean {
  const fits = forms[field.type]
  if (!fits) return true
  const isEach = 'localized' in field && field.localized && (locale === 'all' || field.name === '_status')
  const values = isEach && isPerLanguage(value) ? Object.values(value) : [value]
  return values.every((one) => one === undefined || fits(one, field))
}

const isText: Fits = (value) => typeof value === 'string' && !value.includes('\0')
const isFigure: Fits = (value) => Number.isFinite(typeof value === 'string' ? Number.parseFloat(value.trim() || '0') : value)
const isMark: Fits = (value) => typeof value === 'boolean' || value === 'true' || value === 'false' || value === ''
const isProse: Fits = (value) => isRecord(value) && isRecord(value.root) && Array.isArray(value.root.children)

const isMoment: Fits = (value) => {
  if (typeof value !== 'string' && !(value instanceof Date)) return false
  const year = new Date(value).getUTCFullYear()
  return year >= 1 && year <= 9999
}

const isOption: Fits = (value, field) => {
  const options = field.type === 'select' || field.type === 'radio' ? field.options : []
  return options.some((option) => (typeof option === 'string' ? option : option.value) === value)
}

const isRow: Fits = (row, field) => {
  if (row === null) return true
  if (!isRecord(row)) return false
  return field.type !== 'blocks' || !('blockType' in row) || field.blocks.some(({ slug }) => slug === row.blockType)
}

/** Forms send 0 for a list that was emptied. */
const isList: Fits = (value, field) =>
  value === null || value === 0 || value === '0' || (Array.isArray(value) && value.every((row) => isRow(row, field)))

/** One, or several where the field holds several; null is nothing. */
function chosen(fits: Fits, isNothing: (value: unknown) => boolean = (value) => value === null): Fits {
  return (value, field) => {
    if (isNothing(value)) return true
    const isSeveral = 'hasMany' in field && field.hasMany === true
    return isSeveral ? Array.isArray(value) && value.every((one) => fits(one, field)) : fits(value, field)
  }
}

const forms: Partial<Record<Field['type'], Fits>> = {
  text: chosen(isText),
  textarea: chosen(isText),
  email: chosen(isText),
  number: chosen(isFigure),
  checkbox: chosen(isMark),
  date: chosen(isMoment),
  select: chosen(isOption),
  radio: chosen(isOption),
  richText: chosen(isProse),
  relationship: chosen((value) => isReference(value) || isNoReference(value), isNoReference),
  upload: chosen((value) => isReference(value) || isNoReference(value), isNoReference),
  group: isRecord,
  array: isList,
  blocks: isList,
}
