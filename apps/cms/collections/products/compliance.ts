import { incoterms } from '@lindero/contract'
import type { Tab, TextFieldSingleValidation } from 'payload'
import { choices } from '../../fields/choice.ts'
import { chosen } from '../../fields/references.ts'
import { sentence } from '../../fields/sentence.ts'
import { line } from '../../fields/text.ts'

const isHsCode: TextFieldSingleValidation = (value, { req }) => {
  if (value === null || value === undefined || value === '') return true
  const digits = value.replaceAll('.', '')
  if (/^\d+(\.\d+)*$/.test(value) && digits.length >= 6 && digits.length <= 10) return true
  return sentence(req, {
    en: 'An HS code has 6 to 10 digits, with or without dots, for example 4202.21.',
    es: 'Un código SA tiene de 6 a 10 cifras, con o sin puntos, por ejemplo 4202.21.',
  })
}

export const compliance: Tab = {
  label: { en: 'Compliance', es: 'Normativa' },
  fields: [
    {
      name: 'trade',
      type: 'group',
      label: { en: 'Trade', es: 'Comercio' },
      fields: [
        {
          name: 'hsCode',
          type: 'text',
          label: { en: 'HS code', es: 'Código SA' },
          admin: { placeholder: '4202.21' },
          validate: isHsCode,
        },
        line('origin', { en: 'Country of origin', es: 'País de origen' }),
        line('port', { en: 'Port of loading', es: 'Puerto de carga' }),
        choices('incoterms', { en: 'Terms of delivery', es: 'Condiciones de entrega' }, incoterms),
        line('payment', { en: 'Terms of payment', es: 'Condiciones de pago' }),
      ],
    },
    chosen('certificates', 'certificates', { en: 'Certificates', es: 'Certificados' }),
  ],
}
