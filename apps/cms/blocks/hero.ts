import type { Block } from 'payload'
import { actions } from '../fields/links.ts'
import { picture } from '../fields/references.ts'
import { line, text, title } from '../fields/text.ts'
import { heroLook } from './looks.ts'

export const hero: Block = {
  slug: 'hero',
  labels: { singular: { en: 'Opening', es: 'Apertura' }, plural: { en: 'Openings', es: 'Aperturas' } },
  fields: [
    heroLook,
    line('eyebrow', { en: 'Small line above', es: 'Línea pequeña de arriba' }),
    title({ required: true }),
    text(),
    picture(),
    actions(),
  ],
}
