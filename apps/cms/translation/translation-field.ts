import type { SelectField, UIField } from 'payload'
import { choice } from '../fields/choice.ts'

export const translationStates = {
  done: { en: 'Complete', es: 'Completa' },
  missing: { en: 'Texts missing', es: 'Faltan textos' },
  outdated: { en: 'Original changed since', es: 'El original ha cambiado' },
} as const
export type TranslationState = keyof typeof translationStates

const nobody = () => false
const Field = '/translation/beside/panel.tsx#Panel'

/** How far the other languages are, kept with the document so that lists can show it and filter by it. */
export const translationField: SelectField = {
  ...choice('translation', { en: 'Translation', es: 'Traducción' }, translationStates),
  index: true,
  access: { create: nobody, update: nobody },
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    components: { Field, Cell: '/translation/worklist/state-cell.tsx#StateCell' },
  },
}

/** In globals only the panel: there is no list of them to filter. */
export const translationPanel: UIField = {
  name: 'translation',
  type: 'ui',
  label: { en: 'Translation', es: 'Traducción' },
  admin: { position: 'sidebar', components: { Field } },
}
