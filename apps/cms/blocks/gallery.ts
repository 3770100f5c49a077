import type { Block } from 'payload'
import { picture } from '../fields/references.ts'
import { line, title } from '../fields/text.ts'

export const gallery: Block = {
  slug: 'gallery',
  labels: { singular: { en: 'Gallery', es: 'Galería' }, plural: { en: 'Galleries', es: 'Galerías' } },
  fields: [
    title(),
    {
      name: 'pictures',
      type: 'array',
      label: { en: 'Pictures', es: 'Imágenes' },
      labels: { singular: { en: 'Picture', es: 'Imagen' }, plural: { en: 'Pictures', es: 'Imágenes' } },
      fields: [{ ...picture('media'), required: true }, line('caption', { en: 'Caption', es: 'Pie de imagen' })],
    },
  ],
}
