import { fixedPages } from '@lindero/contract'
import type { CollectionConfig, SelectField } from 'payload'
import { deletePages } from '../access/delete-pages.ts'
import { blocks } from '../blocks/blocks.ts'
import { draftable } from '../fields/draftable.ts'
import { seoField } from '../fields/seo.ts'
import { slugField } from '../fields/slug.ts'
import { title } from '../fields/text.ts'
import { checkPageSlug, fillFixedSlug } from '../fixed-pages/check-page-slug.ts'
import { keepFixed, refuseDelete } from '../fixed-pages/keep-fixed-pages.ts'
import { shownAs } from '../lists/cells.ts'

const nobody = () => false

const fixedField: SelectField = {
  name: 'fixed',
  type: 'select',
  options: [...fixedPages],
  label: { en: 'Part of the site', es: 'Parte del sitio' },
  access: { create: nobody, update: nobody },
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: (data) => Boolean(data?.fixed),
    description: {
      en: 'This page exists always: its words change, its address does not.',
      es: 'Esta página existe siempre: cambian sus textos, no su dirección.',
    },
  },
  hooks: { beforeDuplicate: [() => null] },
}

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: { en: 'Page', es: 'Página' }, plural: { en: 'Pages', es: 'Páginas' } },
  admin: {
    useAsTitle: 'title',
    group: { en: 'Website', es: 'Sitio web' },
    defaultColumns: ['title', 'slug', 'translation', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  defaultSort: 'title',
  access: { delete: deletePages },
  versions: draftable,
  hooks: { beforeChange: [keepFixed, checkPageSlug], beforeDelete: [refuseDelete] },
  fields: [
    title({ required: true }),
    shownAs('address', slugField('title', fillFixedSlug)),
    fixedField,
    {
      name: 'blocks',
      type: 'blocks',
      blocks,
      label: { en: 'Parts of the page', es: 'Partes de la página' },
      labels: { singular: { en: 'Part', es: 'Parte' }, plural: { en: 'Parts', es: 'Partes' } },
      admin: {
        description: {
          en: 'The order and the pictures are shared by the languages; the words are written in each.',
          es: 'El orden y las imágenes son comunes a los idiomas; los textos se escriben en cada uno.',
        },
      },
    },
    seoField,
  ],
}
