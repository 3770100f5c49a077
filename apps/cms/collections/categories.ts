import type { CollectionConfig } from 'payload'
import { draftable } from '../fields/draftable.ts'
import { seoField } from '../fields/seo.ts'
import { slugField } from '../fields/slug.ts'
import { notBelowItself } from './category-tree.ts'

export const categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: { en: 'Category', es: 'Categoría' }, plural: { en: 'Categories', es: 'Categorías' } },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Catalogue', es: 'Catálogo' },
    defaultColumns: ['name', 'parent', 'order', '_status'],
  },
  versions: draftable,
  defaultSort: 'order',
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, label: { en: 'Name', es: 'Nombre' } },
    slugField('name'),
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'categories',
      label: { en: 'Belongs to', es: 'Pertenece a' },
      admin: {
        position: 'sidebar',
        description: { en: 'Empty for a main category.', es: 'Vacío si es una categoría principal.' },
      },
      validate: notBelowItself,
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 100,
      label: { en: 'Order', es: 'Orden' },
      admin: { position: 'sidebar', description: { en: 'Lower comes first.', es: 'El menor va primero.' } },
    },
    { name: 'intro', type: 'textarea', localized: true, label: { en: 'Introduction', es: 'Introducción' } },
    { name: 'banner', type: 'upload', relationTo: 'media', label: { en: 'Banner picture', es: 'Imagen de cabecera' } },
    seoField,
  ],
}
