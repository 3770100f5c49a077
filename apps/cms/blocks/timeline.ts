import type { Block } from 'payload'
import { figure } from '../fields/figure.ts'
import { picture } from '../fields/references.ts'
import { text, title } from '../fields/text.ts'

export const timeline: Block = {
  slug: 'timeline',
  labels: { singular: { en: 'Timeline', es: 'Cronología' }, plural: { en: 'Timelines', es: 'Cronologías' } },
  fields: [
    title(),
    {
      name: 'items',
      type: 'array',
      label: { en: 'Moments', es: 'Momentos' },
      labels: { singular: { en: 'Moment', es: 'Momento' }, plural: { en: 'Moments', es: 'Momentos' } },
      fields: [
        figure('year', { en: 'Year', es: 'Año' }, { required: true, whole: true, from: 1500, to: 2500 }),
        title({ required: true }),
        text(),
        picture(),
      ],
    },
  ],
}
