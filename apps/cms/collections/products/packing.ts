import type { NumberField, NumberFieldSingleValidation, Tab } from 'payload'
import { figure } from '../../fields/figure.ts'
import { isRecord } from '../../fields/per-language.ts'
import { sentence, type Words } from '../../fields/sentence.ts'
import { prose } from '../../fields/text.ts'

const names = ['pieces', 'lengthCm', 'widthCm', 'heightCm', 'grossKg']

/** A carton is known whole or not at all: its volume and weight are computed from all five figures. */
const allOrNone: NumberFieldSingleValidation = (value, { req, siblingData }) => {
  if (value !== null && value !== undefined) return true
  const carton = isRecord(siblingData) ? siblingData : {}
  const any = names.some((name) => carton[name] !== null && carton[name] !== undefined)
  if (!any) return true
  return sentence(req, {
    en: 'Fill in all five figures of the carton, or none of them.',
    es: 'Rellene las cinco cifras de la caja o ninguna.',
  })
}

const cartonFigure = (name: string, label: Words, whole = false): NumberField =>
  figure(name, label, { validate: allOrNone, ...(whole && { whole, from: 1 }) })

export const packing: Tab = {
  label: { en: 'Packing & shipping', es: 'Embalaje y envío' },
  fields: [
    prose('packaging', { en: 'Packaging', es: 'Embalaje' }),
    {
      name: 'carton',
      type: 'group',
      label: { en: 'Carton', es: 'Caja' },
      fields: [
        {
          type: 'row',
          fields: [
            cartonFigure('pieces', { en: 'Pieces', es: 'Piezas' }, true),
            cartonFigure('lengthCm', { en: 'Length (cm)', es: 'Largo (cm)' }),
            cartonFigure('widthCm', { en: 'Width (cm)', es: 'Ancho (cm)' }),
            cartonFigure('heightCm', { en: 'Height (cm)', es: 'Alto (cm)' }),
            cartonFigure('grossKg', { en: 'Gross weight (kg)', es: 'Peso bruto (kg)' }),
          ],
        },
      ],
    },
  ],
}
