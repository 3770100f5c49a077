import type { ArrayField } from 'payload'
import { line } from './text.ts'

/** Figures and what they count; written as words, for “96.4 %” and “m²” belong to a language. */
export function figureRows(name: string): ArrayField {
  return {
    name,
    type: 'array',
    label: { en: 'Figures', es: 'Cifras' },
    labels: { singular: { en: 'Figure', es: 'Cifra' }, plural: { en: 'Figures', es: 'Cifras' } },
    fields: [
      line('value', { en: 'Figure', es: 'Cifra' }, { required: true }),
      line('label', { en: 'What it counts', es: 'Qué cuenta' }, { required: true }),
    ],
  }
}
