import type { Field } from 'payload'
import { received, rowLine, rowText } from './received.ts'

/** What was asked for, as it was when the buyer sent it; the product only while it still exists. */
export const linesField: Field = received({
  name: 'lines',
  type: 'array',
  label: { en: 'Inquiry list', es: 'Lista de la consulta' },
  labels: { singular: { en: 'Style', es: 'Modelo' }, plural: { en: 'Styles', es: 'Modelos' } },
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', label: { en: 'Product', es: 'Producto' } },
    rowLine('styleNo', { en: 'Style no.', es: 'Modelo n.º' }),
    rowLine('name', { en: 'Name', es: 'Nombre' }),
    {
      name: 'colours',
      type: 'array',
      label: { en: 'Colours', es: 'Colores' },
      fields: [
        rowLine('colour', { en: 'Colour', es: 'Color' }),
        { name: 'quantity', type: 'number', label: { en: 'Quantity', es: 'Cantidad' } },
      ],
    },
    rowLine('logoMethod', { en: 'Logo method', es: 'Marcaje del logotipo' }),
    rowText('note', { en: 'Note', es: 'Nota' }),
  ],
})

/** What was filled in, in a form staff made themselves. */
export const answersField: Field = received({
  name: 'answers',
  type: 'array',
  label: { en: 'Filled in', es: 'Datos del formulario' },
  fields: [
    rowLine('name', { en: 'Field', es: 'Campo' }),
    rowLine('label', { en: 'Label', es: 'Etiqueta' }),
    rowLine('type', { en: 'Kind', es: 'Tipo' }),
    rowText('value', { en: 'Value', es: 'Valor' }),
  ],
})
