import type { TextField, TextFieldSingleValidation } from 'payload'
import { sentence, type Words } from './sentence.ts'

export function hexColour(name: string, label: Words): TextField {
  return { name, type: 'text', required: true, label, validate: isHexColour, admin: { placeholder: '#895131' } }
}

const isHexColour: TextFieldSingleValidation = (value, { req }) =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
    ? true
    : sentence(req, { en: 'Enter a colour such as #895131.', es: 'Escriba un color como #895131.' })
