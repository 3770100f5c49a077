import type { Field, TextFieldSingleValidation } from 'payload'
import { day } from '../../fields/day.ts'
import { freeForCopy } from '../../fields/free-for-copy.ts'
import { orderField } from '../../fields/order.ts'
import { isFilled } from '../../fields/per-language.ts'
import { sentence } from '../../fields/sentence.ts'
import { slugField } from '../../fields/slug.ts'

const ownStyleNumber: TextFieldSingleValidation = async (value, { id, req }) => {
  if (!isFilled(value)) return sentence(req, { en: 'Enter the style number.', es: 'Escriba el número de estilo.' })
  const others = id === undefined ? [] : [{ id: { not_equals: id } }]
  const where = { and: [{ styleNo: { equals: value } }, ...others] }
  const { totalDocs } = await req.payload.db.count({ collection: 'products', where, req })
  if (totalDocs === 0) return true
  return sentence(req, {
    en: `Another product already has the style number ${value}.`,
    es: `Otro producto ya tiene el número de estilo ${value}.`,
  })
}

const introduced = day(
  'introduced',
  { en: 'In the collection since', es: 'En la colección desde' },
  {
    help: { en: 'For “newest first”.', es: 'Para «novedades primero».' },
  },
)

/** What stands beside every tab. */
export const sidebar: Field[] = [
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
    hooks: { beforeDuplicate: [() => null] },
  },
  {
    name: 'styleNo',
    type: 'text',
    required: true,
    unique: true,
    label: { en: 'Style number', es: 'Número de estilo' },
    admin: { position: 'sidebar' },
    validate: ownStyleNumber,
    hooks: {
      // Nobody sees them, and with them one style number would be two.
      beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)],
      beforeDuplicate: [freeForCopy],
    },
  },
  slugField('name'),
  orderField(1000),
  { ...introduced, admin: { ...introduced.admin, position: 'sidebar' } },
]
