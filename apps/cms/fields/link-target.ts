import type { LinkTarget, Vocabulary } from '@lindero/contract'
import type { Condition, GroupField, RelationshipField, TextFieldSingleValidation } from 'payload'
import { checkAddress } from './address.ts'
import { choice } from './choice.ts'
import { isRecord } from './per-language.ts'
import type { Words } from './sentence.ts'

type Kind = LinkTarget['kind']

const kinds = {
  home: { en: 'Home', es: 'Inicio' },
  contact: { en: 'Contact', es: 'Contacto' },
  categories: { en: 'All categories', es: 'Todas las categorías' },
  products: { en: 'All products', es: 'Todos los productos' },
  page: { en: 'A page', es: 'Una página' },
  category: { en: 'A category', es: 'Una categoría' },
  listing: { en: 'The product list of a category', es: 'El listado de productos de una categoría' },
  product: { en: 'A product', es: 'Un producto' },
  address: { en: 'An address', es: 'Una dirección' },
} as const satisfies Vocabulary & Record<Kind, Words>

/** Where something leads. Documents are chosen, not typed, so that a renamed page never breaks a link to it. */
export function linkTarget({ required = true }: { required?: boolean } = {}): GroupField {
  return {
    name: 'target',
    type: 'group',
    label: { en: 'Leads to', es: 'Lleva a' },
    fields: [
      choice('kind', { en: 'What', es: 'Qué' }, kinds, { required }),
      document('page', 'pages', kinds.page, ['page']),
      document('category', 'categories', kinds.category, ['category', 'listing']),
      document('product', 'products', kinds.product, ['product']),
      {
        name: 'address',
        type: 'text',
        required: true,
        label: { en: 'Address', es: 'Dirección' },
        validate: guarded,
        admin: {
          condition: isOneOf(['address']),
          description: {
            en: 'A path of this site such as “/privacy”, a full address, or “mailto:” and “tel:”.',
            es: 'Una ruta de este sitio como «/privacy», una dirección completa, o «mailto:» y «tel:».',
          },
        },
      },
      {
        name: 'leaves',
        type: 'checkbox',
        label: { en: 'This leads to another website', es: 'Lleva a otro sitio web' },
        admin: { condition: isOneOf(['address']) },
      },
    ],
  }
}

function document(name: string, relationTo: string, label: Words, shownFor: Kind[]): RelationshipField {
  return { name, type: 'relationship', relationTo, required: true, label, admin: { condition: isOneOf(shownFor) } }
}

function isOneOf(wanted: Kind[]): Condition {
  return (_, target) => wanted.some((kind) => kind === target?.kind)
}

const guarded: TextFieldSingleValidation = (value, { req, siblingData }) =>
  checkAddress(value, isRecord(siblingData) && siblingData.leaves === true, req)
