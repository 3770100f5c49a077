import { brandKinds } from '@lindero/contract'
import type { CollectionConfig } from 'payload'
import { websiteField } from '../fields/address.ts'
import { choice } from '../fields/choice.ts'
import { draftable } from '../fields/draftable.ts'
import { figure } from '../fields/figure.ts'
import { keyField } from '../fields/key.ts'
import { orderField } from '../fields/order.ts'
import { picture } from '../fields/references.ts'
import { plain, prose } from '../fields/text.ts'
import { shownAs } from '../lists/cells.ts'

export const partnerBrands: CollectionConfig = {
  slug: 'partner-brands',
  labels: {
    singular: { en: 'Partner brand', es: 'Marca colaboradora' },
    plural: { en: 'Partner brands', es: 'Marcas colaboradoras' },
  },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Registers', es: 'Registros' },
    defaultColumns: ['logo', 'name', 'kind', 'since', 'translation', '_status'],
  },
  versions: draftable,
  defaultSort: 'order',
  fields: [
    shownAs('name', plain('name', { en: 'Name', es: 'Nombre' }, { required: true })),
    choice('kind', { en: 'What it is', es: 'Qué es' }, brandKinds),
    figure('since', { en: 'Customer since', es: 'Cliente desde' }, { whole: true, from: 1900, to: 2500 }),
    prose('relation', { en: 'What we make for it', es: 'Qué le fabricamos' }),
    shownAs('picture', picture('logo', { en: 'Logo', es: 'Logotipo' })),
    websiteField('href', { en: 'Website', es: 'Sitio web' }),
    {
      name: 'leaves',
      type: 'checkbox',
      label: { en: 'Lead visitors to this website', es: 'Llevar a los visitantes a este sitio web' },
      admin: {
        description: {
          en: 'Without it the logo is shown and leads nowhere.',
          es: 'Si no se marca, el logotipo se muestra y no lleva a ninguna parte.',
        },
      },
    },
    keyField('name'),
    orderField(100),
  ],
}
