import type { SelectField } from 'payload'
import { choice } from '../fields/choice.ts'

export const translationStates = {
  done: { en: 'Complete', es: 'Completa' },
  missing: { en: 'Texts missing', es: 'Faltan textos' },
  outdated: { en: 'Original changed since', es: 'El original ha cambiado' },
} as const
export type TranslationState = keyof typeof translationStates

const nobody = () => false

/** How far the other languages are, kept with the document so that lists can show it and filter by it. */
export const translationField: SelectField = {
  ...choice('translation', { en: 'Translation', es: 'Traducción' }, translationStates),
  index: true,
  access: { create: nobody, update: nobody },
  admin: { position: 'sidebar', readOnly: true },
}
