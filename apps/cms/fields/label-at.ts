import type { Locale } from '@lindero/contract'
import type { FlattenedField } from 'payload'
import { isRecord } from './per-language.ts'
import type { Words } from './sentence.ts'

/** What staff read above the field at a path such as `colourways.0.name`, with the labels around it. */
export function labelAt(fields: readonly FlattenedField[], path: string): Words {
  const labels = labelsAt(
    fields,
    path.split('.').filter((step) => !/^\d+$/.test(step)),
  )
  const inLanguage = (code: Locale) =>
    labels
      .map((label) => (isRecord(label) ? label[code] : label))
      .filter((word) => typeof word === 'string')
      .join(' › ') || path
  return { en: inLanguage('en'), es: inLanguage('es') }
}

function labelsAt(fields: readonly FlattenedField[], [step, ...rest]: readonly string[]): unknown[] {
  const field = fields.find(({ name }) => name === step)
  return field ? ['label' in field ? field.label : field.name, ...labelsAt(within(field), rest)] : []
}

function within(field: FlattenedField): readonly FlattenedField[] {
  if ('flattenedFields' in field) return field.flattenedFields
  return field.type === 'blocks' ? field.blocks.flatMap((block) => block.flattenedFields) : []
}
