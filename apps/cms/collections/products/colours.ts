import { colourFamilies } from '@lindero/contract'
import type { ArrayField, ArrayFieldValidation, Tab } from 'payload'
import { choice } from '../../fields/choice.ts'
import { hexColour } from '../../fields/hex-colour.ts'
import { isKeyForm, wordsOf } from '../../fields/key.ts'
import { isFilled, isRecord } from '../../fields/per-language.ts'
import { sentence } from '../../fields/sentence.ts'
import { slugOf } from '../../fields/slug.ts'
import { line } from '../../fields/text.ts'
import { isTyping } from '../../publishing/wanted.ts'

const ownKeys: ArrayFieldValidation = (rows, { req }) => {
  const keys = (Array.isArray(rows) ? rows : []).map((row) => (isRecord(row) ? row.key : undefined))
  if (keys.length === 0) return sentence(req, { en: 'Add at least one colour.', es: 'Añada al menos un color.' })
  const twice = keys.find((key, index) => key !== undefined && keys.indexOf(key) !== index)
  if (twice === undefined) return true
  return sentence(req, {
    en: `Two colours have the address part “${twice}”; each needs its own.`,
    es: `Dos colores tienen la parte de dirección «${twice}»; cada uno necesita la suya.`,
  })
}

const colourways: ArrayField = {
  name: 'colourways',
  type: 'array',
  label: { en: 'Colours', es: 'Colores' },
  labels: { singular: { en: 'Colour', es: 'Color' }, plural: { en: 'Colours', es: 'Colores' } },
  validate: ownKeys,
  fields: [
    {
      type: 'row',
      fields: [
        line('name', { en: 'Name', es: 'Nombre' }, { required: true }),
        {
          name: 'key',
          type: 'text',
          required: true,
          label: { en: 'Address part', es: 'Parte de la dirección' },
          admin: {
            description: { en: 'Made from the name when left empty.', es: 'Si se deja vacío, se forma con el nombre.' },
          },
          validate: isKeyForm,
          hooks: {
            beforeValidate: [
              ({ req, siblingData, value }) =>
                isFilled(value) || isTyping(req, 'products') ? value : slugOf(wordsOf(siblingData.name)),
            ],
          },
        },
        hexColour('swatch', { en: 'Swatch (#rrggbb)', es: 'Muestra (#rrggbb)' }),
        choice('family', { en: 'Colour to filter by', es: 'Color para filtrar' }, colourFamilies),
        { name: 'pantone', type: 'text', label: 'Pantone' },
      ],
    },
    {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: { en: 'Pictures', es: 'Imágenes' },
      admin: { description: { en: 'The first one stands in listings.', es: 'La primera sale en los listados.' } },
    },
  ],
}

export const colours: Tab = { label: { en: 'Colours & images', es: 'Colores e imágenes' }, fields: [colourways] }
