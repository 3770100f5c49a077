import type { Block } from 'payload'
import { picture } from '../fields/references.ts'
import { intro, line, text, title } from '../fields/text.ts'
import { stepLook } from './looks.ts'

export const processSteps: Block = {
  slug: 'processSteps',
  labels: {
    singular: { en: 'Numbered steps', es: 'Pasos numerados' },
    plural: { en: 'Numbered steps', es: 'Pasos numerados' },
  },
  fields: [
    stepLook,
    title(),
    intro(),
    {
      name: 'steps',
      type: 'array',
      label: { en: 'Steps', es: 'Pasos' },
      labels: { singular: { en: 'Step', es: 'Paso' }, plural: { en: 'Steps', es: 'Pasos' } },
      fields: [
        title({ required: true }),
        text(),
        picture(),
        {
          name: 'facts',
          type: 'array',
          label: { en: 'Facts', es: 'Datos' },
          labels: { singular: { en: 'Fact', es: 'Dato' }, plural: { en: 'Facts', es: 'Datos' } },
          fields: [line('text', { en: 'Text', es: 'Texto' }, { required: true })],
        },
      ],
    },
  ],
}
