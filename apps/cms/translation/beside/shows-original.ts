import type { Field } from 'payload'
import { mapWords, type WordsField } from '../../fields/map-words.ts'

const Description = '/translation/beside/original.tsx#Original'

/** Every text gets its original beside it. In the place of the help text: that one is drawn once, not on every keystroke. */
export function showsOriginal(fields: readonly Field[]): Field[] {
  return mapWords(fields, (field) => (field.name === 'slug' ? field : withOriginal(field)))
}

function withOriginal<Words extends WordsField>(field: Words): Words {
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Description } } }
}
