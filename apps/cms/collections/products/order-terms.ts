import type { Tab } from 'payload'
import { figure } from '../../fields/figure.ts'
import { range } from '../../fields/range.ts'

const pieces = { required: true, whole: true, from: 1 }
const days = { unit: { en: 'days', es: 'días' }, required: true, whole: true, from: 1 }

export const orderTerms: Tab = {
  label: { en: 'Order terms', es: 'Condiciones de pedido' },
  fields: [
    {
      name: 'moq',
      type: 'group',
      label: { en: 'Minimum order in pieces', es: 'Pedido mínimo en piezas' },
      fields: [
        {
          type: 'row',
          fields: [
            figure('perStyle', { en: 'Per style', es: 'Por estilo' }, pieces),
            figure('perColour', { en: 'Per colour', es: 'Por color' }, pieces),
          ],
        },
      ],
    },
    range('sampleDays', { en: 'Sample time', es: 'Plazo de muestra' }, days),
    range('bulkDays', { en: 'Production time', es: 'Plazo de producción' }, days),
  ],
}
