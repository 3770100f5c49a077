import type { Block } from 'payload'
import { richText } from '../fields/rich-text.ts'
import { toneLook } from './looks.ts'

export const richTextBlock: Block = {
  slug: 'richText',
  labels: { singular: { en: 'Text', es: 'Texto' }, plural: { en: 'Texts', es: 'Textos' } },
  fields: [toneLook(), richText('body', { en: 'Text', es: 'Texto' })],
}
