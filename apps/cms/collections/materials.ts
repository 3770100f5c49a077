import { materialKinds } from '@lindero/contract'
import type { CollectionConfig } from 'payload'
import { choice } from '../fields/choice.ts'
import { draftable } from '../fields/draftable.ts'
import { figure } from '../fields/figure.ts'
import { hexColour } from '../fields/hex-colour.ts'
import { keyField } from '../fields/key.ts'
import { orderField } from '../fields/order.ts'
import { range } from '../fields/range.ts'
import { picture } from '../fields/references.ts'
import { line } from '../fields/text.ts'
import { shownAs } from '../lists/cells.ts'

const units = { pieces: { en: 'Pieces', es: 'Piezas' }, metres: { en: 'Metres', es: 'Metros' } }

export const materials: CollectionConfig = {
  slug: 'materials',
  labels: {
    singular: { en: 'Material or hardware', es: 'Material o herraje' },
    plural: { en: 'Materials & hardware', es: 'Materiales y herrajes' },
  },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Registers', es: 'Registros' },
    listSearchableFields: ['name', 'composition'],
    defaultColumns: ['picture', 'name', 'kind', 'hex', 'translation', '_status'],
  },
  versions: draftable,
  defaultSort: 'order',
  fields: [
    shownAs('name', line('name', { en: 'Name', es: 'Nombre' }, { required: true })),
    choice('kind', { en: 'What it is', es: 'Qué es' }, materialKinds, { required: true }),
    shownAs('swatch', hexColour('hex', { en: 'Colour (#rrggbb)', es: 'Color (#rrggbb)' })),
    line('composition', { en: 'Composition', es: 'Composición' }),
    range('thicknessMm', { en: 'Thickness', es: 'Grosor' }, { unit: { en: 'mm', es: 'mm' } }),
    line('care', { en: 'Care', es: 'Cuidado' }),
    line('use', { en: 'Used for', es: 'Se usa en' }),
    {
      name: 'moq',
      type: 'group',
      label: { en: 'Minimum order', es: 'Pedido mínimo' },
      fields: [
        {
          type: 'row',
          fields: [
            figure('value', { en: 'How many', es: 'Cuánto' }, { whole: true, from: 1 }),
            choice('unit', { en: 'Unit', es: 'Unidad' }, units, { initial: 'pieces' }),
          ],
        },
      ],
    },
    shownAs('picture', picture()),
    keyField('name'),
    orderField(100),
  ],
}
