import type { Block } from 'payload'
import { figure } from '../fields/figure.ts'
import { picture } from '../fields/references.ts'
import { intro, line, text, title } from '../fields/text.ts'

export const customisingOptions: Block = {
  slug: 'customisingOptions',
  labels: {
    singular: { en: 'What can be changed', es: 'Qué se puede cambiar' },
    plural: { en: 'What can be changed', es: 'Qué se puede cambiar' },
  },
  fields: [
    title(),
    intro(),
    {
      name: 'groups',
      type: 'array',
      label: { en: 'Groups', es: 'Grupos' },
      labels: { singular: { en: 'Group', es: 'Grupo' }, plural: { en: 'Groups', es: 'Grupos' } },
      fields: [
        title({ required: true }),
        picture(),
        {
          name: 'options',
          type: 'array',
          label: { en: 'Options', es: 'Opciones' },
          labels: { singular: { en: 'Option', es: 'Opción' }, plural: { en: 'Options', es: 'Opciones' } },
          fields: [
            line('label', { en: 'Name', es: 'Nombre' }, { required: true }),
            text(),
            figure('moq', { en: 'Minimum (pieces)', es: 'Mínimo (piezas)' }, { whole: true, from: 1 }),
            figure('extraDays', { en: 'Extra days', es: 'Días adicionales' }, { whole: true, from: 0 }),
          ],
        },
      ],
    },
  ],
}
