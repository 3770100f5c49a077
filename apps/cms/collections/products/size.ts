import type { NumberFieldSingleValidation, Tab } from 'payload'
import { figure } from '../../fields/figure.ts'
import { isRecord } from '../../fields/per-language.ts'
import { sentence } from '../../fields/sentence.ts'

const notShorterThanMin: NumberFieldSingleValidation = (value, { req, siblingData }) => {
  const shortest = isRecord(siblingData) ? siblingData.strapMinCm : undefined
  if (typeof value !== 'number' || typeof shortest !== 'number' || value >= shortest) return true
  return sentence(req, {
    en: 'The longest strap drop must not be smaller than the shortest.',
    es: 'La caída máxima de la correa no puede ser menor que la mínima.',
  })
}

export const size: Tab = {
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
            figure('lengthCm', { en: 'Length', es: 'Largo' }, { required: true }),
            figure('widthCm', { en: 'Width', es: 'Ancho' }, { required: true }),
            figure('heightCm', { en: 'Height', es: 'Alto' }, { required: true }),
          ],
        },
      ],
    },
    {
      name: 'drop',
      type: 'group',
      label: { en: 'Drop in centimetres', es: 'Caída en centímetros' },
      admin: {
        description: {
          en: 'From the top of the bag to the top of the handle or strap. Leave empty what the bag does not have.',
          es: 'Desde la boca del bolso hasta lo alto del asa o la correa. Deje vacío lo que el bolso no tenga.',
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            figure('handleCm', { en: 'Handle', es: 'Asa' }),
            figure('strapMinCm', { en: 'Strap, shortest', es: 'Correa, mínima' }),
            figure('strapMaxCm', { en: 'Strap, longest', es: 'Correa, máxima' }, { validate: notShorterThanMin }),
          ],
        },
        {
          name: 'strapDetachable',
          type: 'checkbox',
          label: { en: 'The strap can be taken off', es: 'La correa se puede quitar' },
        },
      ],
    },
    figure('weightG', { en: 'Weight in grams', es: 'Peso en gramos' }),
  ],
}
