import type { CollectionConfig } from 'payload'
import { mediaAddress, readRenditions } from '../media/renditions.ts'
import { putOriginalBack, setOriginalAside } from '../media/replace/keep-original.ts'
import { retireFiles } from '../media/replace/retire-files.ts'
import { markForRenditions, receiveFile, removeRenditions, svgType } from '../media/upload-hooks.ts'
import { refuseUsed } from '../media/uses/refuse-used.ts'
import { fileSizeField, useCountField, usedInField } from '../media/uses/use-fields.ts'

/** Written by the program alone. */
const made = { admin: { hidden: true }, access: { create: () => false, update: () => false } }

export function media(folder: string): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: { en: 'Picture', es: 'Imagen' }, plural: { en: 'Pictures', es: 'Imágenes' } },
    admin: {
      useAsTitle: 'alt',
      group: { en: 'Catalogue', es: 'Catálogo' },
      defaultColumns: ['filename', 'alt', 'size', 'useCount', 'updatedAt'],
      listSearchableFields: ['alt', 'filename', 'credit'],
      components: { beforeListTable: ['/media/uses/use-tabs.tsx#UseTabs'] },
    },
    defaultSort: '-updatedAt',
    upload: {
      staticDir: folder,
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', svgType],
      focalPoint: true,
      crop: false,
      adminThumbnail: ({ doc }) => thumbnail(doc),
    },
    hooks: {
      beforeOperation: [receiveFile, setOriginalAside(folder)],
      beforeValidate: [putOriginalBack(folder)],
      beforeChange: [markForRenditions],
      afterChange: [retireFiles(folder)],
      beforeDelete: [refuseUsed],
      afterDelete: [removeRenditions(folder)],
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        localized: true,
        required: true,
        label: { en: 'Description', es: 'Descripción' },
        admin: {
          description: {
            en: 'Read to people who cannot see the picture. A picture without it is not shown in that language.',
            es: 'Se lee a quien no puede ver la imagen. Sin ella, la imagen no se muestra en ese idioma.',
          },
        },
      },
      {
        name: 'credit',
        type: 'text',
        label: { en: 'Credit', es: 'Autoría' },
        admin: {
          description: {
            en: 'Who made it, if that must be said.',
            es: 'Quién la hizo, si hay que indicarlo.',
          },
        },
      },
      {
        name: 'renditionState',
        type: 'select',
        index: true,
        label: { en: 'Smaller sizes', es: 'Tamaños reducidos' },
        options: [
          { value: 'pending', label: { en: 'Being made', es: 'En preparación' } },
          { value: 'ready', label: { en: 'Ready', es: 'Listos' } },
          {
            value: 'failed',
            label: { en: 'Could not be made: the original is shown', es: 'No se pudieron hacer: se muestra el original' },
          },
        ],
        admin: { position: 'sidebar', readOnly: true },
        access: { create: () => false, update: () => false },
      },
      fileSizeField,
      useCountField,
      usedInField,
      { name: 'renditions', type: 'json', ...made },
      { name: 'share', type: 'text', ...made },
      { name: 'colour', type: 'text', ...made },
    ],
  }
}

function thumbnail(doc: Record<string, unknown>): string | null {
  const small = readRenditions(doc.renditions).find(({ format }) => format === 'webp')
  if (small) return small.src
  return typeof doc.filename === 'string' ? mediaAddress(doc.filename) : null
}
