import type { Vocabulary } from '@lindero/contract'
import type { SelectField } from 'payload'
import { described } from './described.ts'
import type { Words } from './sentence.ts'

interface ChoiceOptions {
  required?: boolean
  help?: Words
  initial?: string
}

/** One of a fixed set of words; what is stored is the key. */
export function choice(name: string, label: Words, vocabulary: Vocabulary, options: ChoiceOptions = {}): SelectField {
  const { required = false, help, initial } = options
  return {
    name,
    type: 'select',
    label,
    required,
    options: optionsOf(vocabulary),
    ...(initial !== undefined && { defaultValue: initial }),
    admin: { ...described(help) },
  }
}

export function choices(name: string, label: Words, vocabulary: Vocabulary, help?: Words): SelectField {
  return { name, type: 'select', hasMany: true, label, options: optionsOf(vocabulary), admin: { ...described(help) } }
}

function optionsOf(vocabulary: Vocabulary) {
  return Object.entries(vocabulary).map(([value, { en, es }]) => ({ value, label: { en, es } }))
}
