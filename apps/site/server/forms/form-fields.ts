import { envelope } from '@lindero/contract'
import { lineFields } from './line-fields.ts'

/** Fields of the inquiry that a form can only send as words. */
const meanings = new Map<string, (word: string) => unknown>([
  ['consent', (word) => ['on', 'true', '1', 'yes'].includes(word) || word],
  ['lines', (word) => (word === '' ? [] : JSON.parse(word))],
])

/**
 * Pairs of a form as a record. A field sent twice becomes a list, which no text field takes. Lines of the inquiry list come as
 * JSON in one field, or each in fields of its own.
 */
export function formFields(pairs: readonly (readonly [string, string])[]): Record<string, unknown> {
  const isOwnForm = pairs.some(([name, word]) => name === envelope.form && word !== '')
  const fields = new Map<string, unknown>()
  const lines = lineFields()
  for (const [name, word] of pairs) {
    if (!isOwnForm && lines.take(name, word)) continue
    const value = (isOwnForm ? undefined : meanings.get(name)?.(word)) ?? word
    fields.set(name, fields.has(name) ? [fields.get(name), value].flat() : value)
  }
  const all = lines.all()
  if (all.length > 0) fields.set('lines', [fields.get('lines') ?? [], all].flat())
  return Object.fromEntries(fields)
}
