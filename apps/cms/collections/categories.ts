import type { CollectionConfig } from 'payload'
import { draftable } from '../fields/draftable.ts'
import { orderField } from '../fields/order.ts'
import { picture } from '../fields/references.ts'
import { seoField } from '../fields/seo.ts'
import { slugField } from '../fields/slug.ts'
import { intro, line } from '../fields/text.ts'
import { shownAs } from '../lists/cells.ts'
import { checkSiblings } from './category-siblings.ts'
import { notBelowItself } from './category-tree.ts'

export const categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: { en: 'Category', es: 'Categoría' }, plural: { en: 'Categories', es: 'Categorías' } },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Catalogue', es: 'Catálogo' },
    listSearchableFields: ['name', 'slug'],
    defaultColumns: ['banner', 'name', 'parent', 'order', 'translation', '_status'],
  },
  versions: draftable,
  defaultSort: 'order',
  hooks: { beforeChange: [checkSiblings] },
  fields: [
    shownAs('name', line('name', { en: 'Name', es: 'Nombre' }, { required: true })),
    slugField('name'),
    shownAs('categories', {
      name: 'parent',
      type: 'relationship',
      relationTo: 'categories',
      label: { en: 'Belongs to', es: 'Pertenece a' },
      admin: {
        position: 'sidebar',
        description: { en: 'Empty for a main category.', es: 'Vacío si es una categoría principal.' },
      },
      validate: notBelowItself,
    }),
    orderField(100),
    intro(),
    shownAs('picture', picture('banner', { en: 'Banner picture', es: 'Imagen de cabecera' })),
    seoField,
  ],
}
