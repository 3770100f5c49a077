import type { CollectionConfig } from 'payload'
import { exportProductsEndpoint } from '../../export/export-endpoint.ts'
import { draftable } from '../../fields/draftable.ts'
import { seoField } from '../../fields/seo.ts'
import { givePublicId } from '../public-id.ts'
import { basics } from './basics.ts'
import { colours } from './colours.ts'
import { compliance } from './compliance.ts'
import { coverField, keepCover } from './cover.ts'
import { customising } from './customising.ts'
import { materials } from './materials.ts'
import { orderTerms } from './order-terms.ts'
import { packing } from './packing.ts'
import { sidebar } from './sidebar.ts'
import { size } from './size.ts'

export const products: CollectionConfig = {
  slug: 'products',
  labels: { singular: { en: 'Product', es: 'Producto' }, plural: { en: 'Products', es: 'Productos' } },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Catalogue', es: 'Catálogo' },
    defaultColumns: ['cover', 'name', 'styleNo', 'categories', 'translation', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'styleNo', 'publicId'],
    components: { beforeListTable: ['/export/list-tools.tsx#ListTools'] },
  },
  endpoints: [exportProductsEndpoint],
  versions: draftable,
  defaultSort: '-updatedAt',
  hooks: { beforeChange: [givePublicId, keepCover] },
  fields: [
    coverField,
    ...sidebar,
    {
      type: 'tabs',
      tabs: [
        basics,
        size,
        materials,
        colours,
        customising,
        orderTerms,
        packing,
        compliance,
        { label: { en: 'SEO', es: 'SEO' }, fields: [seoField] },
      ],
    },
  ],
}
