import type { Block } from 'payload'
import { actions } from '../fields/links.ts'
import { chosen } from '../fields/references.ts'
import { title } from '../fields/text.ts'

export const productStrip: Block = {
  slug: 'productStrip',
  labels: {
    singular: { en: 'Row of products', es: 'Fila de productos' },
    plural: { en: 'Rows of products', es: 'Filas de productos' },
  },
  fields: [title(), chosen('products', 'products', { en: 'Products', es: 'Productos' }), actions()],
}
