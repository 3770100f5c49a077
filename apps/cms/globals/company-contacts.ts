import type { ArrayField, Field, TextFieldSingleValidation } from 'payload'
import { websiteField } from '../fields/address.ts'
import { day } from '../fields/day.ts'
import { mailAddress } from '../fields/mail-address.ts'
import { sentence, type Words } from '../fields/sentence.ts'
import { line, plain } from '../fields/text.ts'

const list = (name: string, one: Words, many: Words, fields: Field[]): ArrayField => ({
  name,
  type: 'array',
  label: many,
  labels: { singular: one, plural: many },
  fields,
})

const label = line('label', { en: 'What it is for', es: 'Para qué es' }, { required: true })

const isPhone: TextFieldSingleValidation = (value, { req }) =>
  typeof value === 'string' && /^\+?[\d\s().-]{5,25}$/.test(value)
    ? true
    : sentence(req, {
        en: 'Enter a telephone number such as +86 20 5550 0198.',
        es: 'Escriba un teléfono como +86 20 5550 0198.',
      })

export const phones = list('phones', { en: 'Telephone', es: 'Teléfono' }, { en: 'Telephones', es: 'Teléfonos' }, [
  label,
  plain('number', { en: 'Number', es: 'Número' }, { required: true, validate: isPhone }),
])

export const emails = list('emails', { en: 'E-mail', es: 'Correo' }, { en: 'E-mail addresses', es: 'Correos' }, [
  label,
  mailAddress('address', { required: true }),
])

export const social = list('social', { en: 'Network', es: 'Red' }, { en: 'Social networks', es: 'Redes sociales' }, [
  line('label', { en: 'Name', es: 'Nombre' }, { required: true }),
  websiteField('href', { en: 'Address', es: 'Dirección' }, { required: true }),
])

export const holidays: ArrayField = {
  ...list('holidays', { en: 'Holiday', es: 'Festivo' }, { en: 'Holidays', es: 'Festivos' }, [
    line('name', { en: 'Name', es: 'Nombre' }, { required: true }),
    {
      type: 'row',
      fields: [
        day('from', { en: 'First day', es: 'Primer día' }, { required: true }),
        day('until', { en: 'Last day', es: 'Último día' }, { required: true, notBefore: 'from' }),
      ],
    },
  ]),
  admin: {
    description: {
      en: 'Days on which the first address is closed. The contact page lists them and counts them in “open now”.',
      es: 'Días en que la primera dirección está cerrada. La página de contacto los muestra y los tiene en cuenta en «abierto ahora».',
    },
  },
}
