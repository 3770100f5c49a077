import type { CollectionConfig, Field } from 'payload'
import { draftable } from '../fields/draftable.ts'
import { seoField } from '../fields/seo.ts'
import { slugField } from '../fields/slug.ts'
import { givePublicId } from './public-id.ts'

const days = (name: string, label: { en: string; es: string }): Field => ({
  name,
  type: 'group',
  label,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'min', type: 'number', required: true, min: 1, label: { en: 'From (days)', es: 'Desde (días)' } },
        { name: 'max', type: 'number', required: true, min: 1, label: { en: 'To (days)', es: 'Hasta (días)' } },
      ],
    },
  ],
})

const colourways: Field = {
  name: 'colourways',
  type: 'array',
  minRows: 1,
  label: { en: 'Colours', es: 'Colores' },
  labels: { singular: { en: 'Colour', es: 'Color' }, plural: { en: 'Colours', es: 'Colores' } },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', localized: true, required: true, label: { en: 'Name', es: 'Nombre' } },
        {
          name: 'key',
          type: 'text',
          required: true,
          label: { en: 'Address part', es: 'Parte de la dirección' },
          admin: { description: { en: 'Lower-case, for example cognac.', es: 'En minúsculas, por ejemplo cognac.' } },
        },
        {
          name: 'swatch',
          type: 'text',
          required: true,
          label: { en: 'Swatch (#rrggbb)', es: 'Muestra (#rrggbb)' },
          validate: isHexColour,
        },
        { name: 'pantone', type: 'text', label: 'Pantone' },
      ],
    },
    { name: 'images', type: 'upload', relationTo: 'media', hasMany: true, label: { en: 'Pictures', es: 'Imágenes' } },
  ],
}

function isHexColour(value: unknown): true | string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? true : 'A colour such as #895131 · Un color como #895131'
}

const positive = (name: string, label: { en: string; es: string }, required = true): Field => ({
  name,
  type: 'number',
  min: 0.1,
  required,
  label,
})

export const products: CollectionConfig = {
  slug: 'products',
  labels: { singular: { en: 'Product', es: 'Producto' }, plural: { en: 'Products', es: 'Productos' } },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Catalogue', es: 'Catálogo' },
    defaultColumns: ['name', 'styleNo', 'publicId', 'categories', '_status'],
    listSearchableFields: ['name', 'styleNo'],
  },
  versions: draftable,
  defaultSort: 'order',
  hooks: { beforeChange: [givePublicId] },
  fields: [
    {
      name: 'publicId',
      type: 'number',
      unique: true,
      index: true,
      label: { en: 'Public number', es: 'Número público' },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: {
          en: 'Part of the address; given once, never reused.',
          es: 'Parte de la dirección; se da una vez y nunca se repite.',
        },
      },
      hooks: { beforeDuplicate: [() => undefined] },
    },
    {
      name: 'styleNo',
      type: 'text',
      required: true,
      unique: true,
      label: { en: 'Style number', es: 'Número de estilo' },
      admin: { position: 'sidebar' },
      hooks: { beforeDuplicate: [({ value }) => `${value}-2`] },
    },
    slugField('name'),
    {
      name: 'order',
      type: 'number',
      defaultValue: 1000,
      label: { en: 'Order in listings', es: 'Orden en los listados' },
      admin: { position: 'sidebar' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Basics', es: 'Datos básicos' },
          fields: [
            { name: 'name', type: 'text', localized: true, required: true, label: { en: 'Name', es: 'Nombre' } },
            {
              name: 'categories',
              type: 'relationship',
              relationTo: 'categories',
              hasMany: true,
              label: { en: 'Categories', es: 'Categorías' },
            },
            { name: 'summary', type: 'textarea', localized: true, label: { en: 'Summary', es: 'Resumen' } },
            {
              name: 'description',
              type: 'textarea',
              localized: true,
              label: { en: 'Description', es: 'Descripción' },
              admin: { rows: 8 },
            },
            {
              name: 'services',
              type: 'select',
              hasMany: true,
              options: ['OEM', 'ODM'],
              label: { en: 'Service', es: 'Servicio' },
            },
            { name: 'season', type: 'text', localized: true, label: { en: 'Season', es: 'Temporada' } },
          ],
        },
        {
          label: { en: 'Size & weight', es: 'Medidas y peso' },
          fields: [
            {
              name: 'size',
              type: 'group',
              label: { en: 'Size in centimetres', es: 'Medidas en centímetros' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    positive('lengthCm', { en: 'Length', es: 'Largo' }),
                    positive('widthCm', { en: 'Width', es: 'Ancho' }),
                    positive('heightCm', { en: 'Height', es: 'Alto' }),
                  ],
                },
              ],
            },
            positive('weightG', { en: 'Weight in grams', es: 'Peso en gramos' }, false),
          ],
        },
        {
          label: { en: 'Materials', es: 'Materiales' },
          fields: [
            {
              name: 'materials',
              type: 'group',
              label: false,
              fields: [
                { name: 'outer', type: 'text', localized: true, label: { en: 'Outer material', es: 'Material exterior' } },
                { name: 'lining', type: 'text', localized: true, label: { en: 'Lining', es: 'Forro' } },
                { name: 'edgeFinish', type: 'text', localized: true, label: { en: 'Edge finish', es: 'Acabado de cantos' } },
              ],
            },
            { name: 'closure', type: 'text', localized: true, label: { en: 'Closure', es: 'Cierre' } },
            { name: 'hardware', type: 'text', localized: true, label: { en: 'Hardware', es: 'Herrajes' } },
          ],
        },
        { label: { en: 'Colours & images', es: 'Colores e imágenes' }, fields: [colourways] },
        {
          label: { en: 'Order terms', es: 'Condiciones de pedido' },
          fields: [
            {
              name: 'moq',
              type: 'group',
              label: { en: 'Minimum order', es: 'Pedido mínimo' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'perStyle', type: 'number', required: true, min: 1, label: { en: 'Per style', es: 'Por estilo' } },
                    { name: 'perColour', type: 'number', required: true, min: 1, label: { en: 'Per colour', es: 'Por color' } },
                  ],
                },
              ],
            },
            days('sampleDays', { en: 'Sample time', es: 'Plazo de muestra' }),
            days('bulkDays', { en: 'Production time', es: 'Plazo de producción' }),
          ],
        },
        {
          label: { en: 'Packing & shipping', es: 'Embalaje y envío' },
          fields: [
            { name: 'packaging', type: 'textarea', localized: true, label: { en: 'Packaging', es: 'Embalaje' } },
            {
              name: 'carton',
              type: 'group',
              label: { en: 'Carton', es: 'Caja' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    positive('pieces', { en: 'Pieces', es: 'Piezas' }, false),
                    positive('lengthCm', { en: 'Length (cm)', es: 'Largo (cm)' }, false),
                    positive('widthCm', { en: 'Width (cm)', es: 'Ancho (cm)' }, false),
                    positive('heightCm', { en: 'Height (cm)', es: 'Alto (cm)' }, false),
                    positive('grossKg', { en: 'Gross weight (kg)', es: 'Peso bruto (kg)' }, false),
                  ],
                },
              ],
            },
            { name: 'hsCode', type: 'text', label: { en: 'HS code', es: 'Código SA' } },
          ],
        },
        { label: { en: 'SEO', es: 'SEO' }, fields: [seoField] },
      ],
    },
  ],
}
