import type { FlattenedField } from 'payload'

type Rule = (value: unknown, field: FlattenedField | null) => boolean

/** Whether our databases can make the comparison with a value like this one: what Payload offers for others is left out. */
export function takes(operator: string, value: unknown, field: FlattenedField | null): boolean {
  return rules.get(operator)?.(value, field) ?? false
}

const isPlain = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value)
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.every(isPlain)
const isReference = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'relationTo' in value && 'value' in value && isPlain(value.value)

const comparison: Rule = (value) => isPlain(value) || isList(value) || isReference(value)
const oneOf: Rule = (value) => isList(value) || (isPlain(value) && value !== null && value !== 'null')
/** A moment has no letters. */
const hasLetters = (field: FlattenedField | null): boolean => field?.type !== 'date'
const letters: Rule = (value, field) => typeof value === 'string' && hasLetters(field)
const part: Rule = (value, field) => hasLetters(field) && (isPlain(value) || (isList(value) && holdsMany(field)))

function holdsMany(field: FlattenedField | null): boolean {
  return field !== null && 'hasMany' in field && field.hasMany === true
}

const rules = new Map<string, Rule>([
  ['equals', comparison],
  ['not_equals', comparison],
  ['in', oneOf],
  ['not_in', oneOf],
  ['exists', isPlain],
  ['greater_than', isPlain],
  ['greater_than_equal', isPlain],
  ['less_than', isPlain],
  ['less_than_equal', isPlain],
  ['like', letters],
  ['not_like', letters],
  ['contains', part],
])
