import path from 'node:path'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { makeRenditions, readRenditions } from '../media/renditions.ts'
import { uniqueName } from '../media/unique-name.ts'

export function media(folder: string): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: { en: 'Picture', es: 'Imagen' }, plural: { en: 'Pictures', es: 'Imágenes' } },
    admin: { useAsTitle: 'alt', group: { en: 'Catalogue', es: 'Catálogo' }, defaultColumns: ['filename', 'alt', 'updatedAt'] },
    upload: {
      staticDir: folder,
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      focalPoint: true,
      crop: false,
      adminThumbnail: ({ doc }) => readRenditions(doc.renditions).find(({ format }) => format === 'webp')?.src ?? null,
    },
    hooks: { beforeOperation: [nameByContent], beforeChange: [renditionsIn(folder)] },
    fields: [
      {
        name: 'alt',
        type: 'text',
        localized: true,
        required: true,
        label: { en: 'Description', es: 'Descripción' },
        admin: {
          description: { en: 'Read to people who cannot see the picture.', es: 'Se lee a quien no puede ver la imagen.' },
        },
      },
      { name: 'credit', type: 'text', label: { en: 'Credit', es: 'Autoría' } },
      { name: 'renditions', type: 'json', admin: { hidden: true }, access: { create: () => false, update: () => false } },
    ],
  }
}

const nameByContent: CollectionBeforeOperationHook = ({ operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) req.file.name = uniqueName(req.file.name, req.file.data)
}

function renditionsIn(folder: string): CollectionBeforeChangeHook {
  return async ({ data, req }) => {
    if (!req.file || typeof data.filename !== 'string') return data
    return { ...data, ...(await makeRenditions(req.file.data, path.basename(data.filename), folder)) }
  }
}
