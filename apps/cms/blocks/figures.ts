import type { Block } from 'payload'
import { figureRows } from '../fields/figure-rows.ts'
import { title } from '../fields/text.ts'
import { toneLook } from './looks.ts'

export const figures: Block = {
  slug: 'figures',
  labels: { singular: { en: 'Figures', es: 'Cifras' }, plural: { en: 'Figures', es: 'Cifras' } },
  fields: [toneLook(), title(), figureRows('items')],
}
