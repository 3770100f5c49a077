import type { ArrayField, ArrayFieldValidation } from 'payload'
import { choice } from '../fields/choice.ts'
import { isKeyForm } from '../fields/key.ts'
import { isRecord } from '../fields/per-language.ts'
import { sentence } from '../fields/sentence.ts'
import { line } from '../fields/text.ts'
import { formFieldTypes } from './form-field-types.ts'

const ownNames: ArrayFieldValidation = (rows, { req }) => {
  const names = (Array.isArray(rows) ? rows : []).map((row) => (isRecord(row) ? row.name : undefined))
  if (names.length === 0) return sentence(req, { en: 'Add at least one field.', es: 'Añada al menos un campo.' })
  if (new Set(names).size === names.length) return true
  return sentence(req, { en: 'Each field needs a key of its own.', es: 'Cada campo necesita una clave propia.' })
}

/** The fields of a form staff made themselves. */
export const formFields: ArrayField = {
  name: 'fields',
  type: 'array',
  label: { en: 'Fields', es: 'Campos' },
  labels: { singular: { en: 'Field', es: 'Campo' }, plural: { en: 'Fields', es: 'Campos' } },
  validate: ownNames,
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      label: { en: 'Key', es: 'Clave' },
      validate: isKeyForm,
      admin: { description: { en: 'Lower-case, for example company.', es: 'En minúsculas, por ejemplo company.' } },
    },
    choice('type', { en: 'Kind', es: 'Tipo' }, formFieldTypes, { required: true, initial: 'text' }),
    line('label', { en: 'Words', es: 'Texto' }, { required: true }),
    line('help', { en: 'Help', es: 'Ayuda' }),
    { name: 'required', type: 'checkbox', label: { en: 'Must be filled in', es: 'Obligatorio' } },
    {
      name: 'options',
      type: 'array',
      label: { en: 'Options', es: 'Opciones' },
      labels: { singular: { en: 'Option', es: 'Opción' }, plural: { en: 'Options', es: 'Opciones' } },
      admin: { condition: (_, field) => field?.type === 'select' },
      fields: [line('text', { en: 'Text', es: 'Texto' }, { required: true })],
    },
  ],
}
