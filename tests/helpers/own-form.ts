import type { FormBlock, FormField } from '@lindero/contract'
import { type Changes, withBlock } from './buyer-site.ts'

const field = (name: string, type: FormField['type'], required: boolean, options: string[] = []): FormField => {
  return { name, type, label: `Own ${name}`, help: '', required, options }
}

/** A form as staff make one, with the kinds of field that have rules. */
export const ownForm: FormBlock = {
  type: 'form',
  form: 'custom',
  title: 'Ask for swatches',
  intro: '',
  fields: [
    field('shop', 'text', true),
    field('mobile', 'mobile', false),
    field('land', 'country', false),
    field('kind', 'select', false, ['Leather', 'Fabric']),
    field('wish', 'textarea', true),
    field('drawing', 'file', false),
    field('agreed', 'consent', true),
  ],
  submitLabel: 'Ask now',
}

/** It stands on the page about privacy, in both languages. */
export const withOwnForm: Changes = withBlock(['privacy', 'privacidad'], ownForm)
