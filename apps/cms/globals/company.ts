import type { GlobalConfig } from 'payload'
import { draftableGlobal } from '../fields/draftable.ts'
import { figure } from '../fields/figure.ts'
import { line, plain, prose } from '../fields/text.ts'
import { addresses } from './company-addresses.ts'
import { emails, holidays, phones, social } from './company-contacts.ts'

export const company: GlobalConfig = {
  slug: 'company',
  label: { en: 'Company', es: 'Empresa' },
  admin: { group: { en: 'House', es: 'Casa' } },
  versions: draftableGlobal,
  fields: [
    plain('legalName', { en: 'Legal name', es: 'Razón social' }, { required: true }),
    plain('shortName', { en: 'Short name', es: 'Nombre corto' }),
    figure('founded', { en: 'Founded in', es: 'Fundada en' }, { whole: true, from: 1500, to: 2500 }),
    line('tagline', { en: 'Tagline', es: 'Lema' }),
    prose('description', { en: 'Description', es: 'Descripción' }),
    addresses,
    phones,
    emails,
    social,
    holidays,
    line('legalLine', { en: 'Legal line in the footer', es: 'Línea legal del pie' }),
    line('registration', { en: 'Company registration', es: 'Datos registrales' }),
    {
      name: 'fictional',
      type: 'checkbox',
      label: { en: 'This is the demonstration house', es: 'Es la casa de demostración' },
      admin: {
        description: {
          en: 'The footer then says that the house is fictional and its pictures are computer-made.',
          es: 'El pie de página indica entonces que la casa es ficticia y sus imágenes están hechas por ordenador.',
        },
      },
    },
  ],
}
