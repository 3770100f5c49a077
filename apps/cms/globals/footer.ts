import type { GlobalConfig } from 'payload'
import { draftableGlobal } from '../fields/draftable.ts'
import { links } from '../fields/links.ts'
import { text, title } from '../fields/text.ts'

export const footer: GlobalConfig = {
  slug: 'footer',
  label: { en: 'Footer', es: 'Pie de página' },
  admin: { group: { en: 'Website', es: 'Sitio web' } },
  versions: draftableGlobal,
  fields: [
    {
      name: 'columns',
      type: 'array',
      label: { en: 'Columns', es: 'Columnas' },
      labels: { singular: { en: 'Column', es: 'Columna' }, plural: { en: 'Columns', es: 'Columnas' } },
      fields: [title({ required: true }), links('items')],
    },
    { name: 'contact', type: 'group', label: { en: 'Contact', es: 'Contacto' }, fields: [title(), text()] },
    { ...links('legal'), label: { en: 'Last line', es: 'Última línea' } },
  ],
}
