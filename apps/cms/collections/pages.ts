import type { CollectionConfig } from 'payload'
import { draftable } from '../fields/draftable.ts'
import { seoField } from '../fields/seo.ts'
import { slugField } from '../fields/slug.ts'

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: { en: 'Page', es: 'Página' }, plural: { en: 'Pages', es: 'Páginas' } },
  admin: { useAsTitle: 'title', group: { en: 'Website', es: 'Sitio web' }, defaultColumns: ['title', 'slug', '_status'] },
  versions: draftable,
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, label: { en: 'Title', es: 'Título' } },
    slugField('title'),
    { name: 'lead', type: 'textarea', localized: true, label: { en: 'Opening lines', es: 'Entradilla' } },
    { name: 'picture', type: 'upload', relationTo: 'media', label: { en: 'Picture', es: 'Imagen' } },
    { name: 'body', type: 'richText', localized: true, label: { en: 'Text', es: 'Texto' } },
    seoField,
  ],
}
