import type { FormBlock } from '@lindero/contract'
import { formFieldTypes } from '../../blocks/form-field-types.ts'
import { wordsOf } from './list-blocks.ts'
import type { Reader } from './reader.ts'

export function readForm(row: Reader): FormBlock {
  const form = row.text('form') === 'custom' ? 'custom' : 'inquiry'
  return {
    type: 'form',
    form,
    title: row.text('title'),
    intro: row.text('intro'),
    fields: form === 'custom' ? row.rows('fields').flatMap(readField) : [],
    submitLabel: row.text('submitLabel'),
  }
}

function readField(row: Reader): FormBlock['fields'] {
  const name = row.text('name')
  const type = row.oneOf(formFieldTypes, 'type')
  const label = row.text('label')
  if (!name || !type || !label) return []
  const options = type === 'select' ? wordsOf(row.rows('options')) : []
  return [{ name, type, label, help: row.text('help'), required: row.boolean('required'), options }]
}
