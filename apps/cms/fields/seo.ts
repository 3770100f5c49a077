import type { Field } from 'payload'

/** Left empty, other words stand in. */
const custom = { optionalWords: true }

/** What search engines and shared links show; left empty, the document's own words are used. */
export const seoField: Field = {
  name: 'seo',
  type: 'group',
  label: { en: 'Search engines', es: 'Buscadores' },
  admin: {
    description: {
      en: 'Leave empty to use the name and text above.',
      es: 'Si se deja vacío, se usan el nombre y el texto de arriba.',
    },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 70, custom, label: { en: 'Title', es: 'Título' } },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 170,
      custom,
      label: { en: 'Description', es: 'Descripción' },
    },
    { name: 'image', type: 'upload', relationTo: 'media', label: { en: 'Picture when shared', es: 'Imagen al compartir' } },
  ],
}
