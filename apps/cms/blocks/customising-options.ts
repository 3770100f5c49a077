import { logoMethods } from '@lindero/contract'
import type { Block } from 'payload'
import { choice } from '../fields/choice.ts'
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
            choice('method', { en: 'Drawn sample', es: 'Muestra dibujada' }, logoMethods, {
              help: {
                en: 'For ways of putting a logo on a bag: a small drawing of it stands beside the words.',
                es: 'Para formas de poner un logotipo: un pequeño dibujo acompaña al texto.',
              },
            }),
            figure('moq', { en: 'Minimum (pieces)', es: 'Mínimo (piezas)' }, { whole: true, from: 1 }),
            figure('extraDays', { en: 'Extra days', es: 'Días adicionales' }, { whole: true, from: 0 }),
          ],
        },
      ],
    },
  ],
}
