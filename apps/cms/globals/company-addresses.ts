import type { ArrayField, TextFieldSingleValidation } from 'payload'
import { mailAddress } from '../fields/mail-address.ts'
import { sentence } from '../fields/sentence.ts'
import { line, plain, prose } from '../fields/text.ts'
import { openingHours } from './opening-hours.ts'

const isCountry: TextFieldSingleValidation = (value, { req }) =>
  !value || /^[A-Z]{2}$/.test(value)
    ? true
    : sentence(req, {
        en: 'Enter the two capital letters of the country, for example CN.',
        es: 'Escriba las dos mayúsculas del país, por ejemplo CN.',
      })

const isTimeZone: TextFieldSingleValidation = (value, { req }) =>
  !value || isKnownZone(value)
    ? true
    : sentence(req, {
        en: 'Enter a time zone by its name, for example Asia/Shanghai.',
        es: 'Escriba una zona horaria por su nombre, por ejemplo Asia/Shanghai.',
      })

function isKnownZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

export const addresses: ArrayField = {
  name: 'addresses',
  type: 'array',
  label: { en: 'Addresses', es: 'Direcciones' },
  labels: { singular: { en: 'Address', es: 'Dirección' }, plural: { en: 'Addresses', es: 'Direcciones' } },
  fields: [
    line('kind', { en: 'What it is', es: 'Qué es' }, { required: true }),
    prose('lines', { en: 'Address', es: 'Dirección' }, { required: true }),
    plain('phone', { en: 'Telephone', es: 'Teléfono' }),
    mailAddress('email'),
    line('hours', { en: 'Opening hours in words', es: 'Horario, en palabras' }),
    prose('directions', { en: 'How to find it', es: 'Cómo llegar' }),
    plain('countryCode', { en: 'Country (two letters)', es: 'País (dos letras)' }, { validate: isCountry }),
    plain('timeZone', { en: 'Time zone', es: 'Zona horaria' }, { validate: isTimeZone }),
    openingHours,
  ],
}
