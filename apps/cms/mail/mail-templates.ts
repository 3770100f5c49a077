import { defaultLocale, locales } from '@lindero/contract'
import type { Endpoint, Field, GlobalConfig, PayloadRequest } from 'payload'
import { writeMailTemplates } from '../access/write-mail-templates.ts'
import { inEveryLanguage, isFilled } from '../fields/per-language.ts'
import { sentence, type Words } from '../fields/sentence.ts'
import { line, prose, title } from '../fields/text.ts'
import { places, unknownPlace } from './compose/places.ts'

const list = (language: 'en' | 'es') =>
  Object.entries(places)
    .map(([name, words]) => `{${name}} ${words[language]}`)
    .join(', ')

function knowsItsPlaces(value: unknown, { req }: { req: PayloadRequest }): true | string {
  const unknown = inEveryLanguage(value)
    .filter(isFilled)
    .map(unknownPlace)
    .find((place) => place !== null)
  if (!unknown) return true
  return sentence(req, {
    en: `There is no ${unknown}. You can use: ${list('en')}.`,
    es: `${unknown} no existe. Puede usar: ${list('es')}.`,
  })
}

const written = (): Field[] => [
  { ...line('subject', { en: 'Subject', es: 'Asunto' }, { maxLength: 200 }), validate: knowsItsPlaces },
  { ...prose('text', { en: 'Text', es: 'Texto' }, { maxLength: 10_000, rows: 10 }), validate: knowsItsPlaces },
  { name: 'preview', type: 'ui', admin: { components: { Field: '/mail/template-preview.tsx#TemplatePreview' } } },
]

const template = (name: string, label: Words): Field => ({ name, type: 'group', label, fields: written() })

export function mailTemplates(endpoints: Endpoint[]): GlobalConfig {
  return {
    slug: 'mail-templates',
    label: { en: 'Mail templates', es: 'Plantillas de correo' },
    admin: {
      group: { en: 'Sales', es: 'Ventas' },
      description: {
        en: `An empty field means the built-in words. You can use: ${list('en')}.`,
        es: `Un campo vacío usa el texto original. Puede usar: ${list('es')}.`,
      },
    },
    access: { read: writeMailTemplates, update: writeMailTemplates },
    endpoints,
    fields: [
      {
        name: 'salesLanguage',
        type: 'select',
        required: true,
        defaultValue: defaultLocale,
        label: { en: 'Language of mails to sales', es: 'Idioma de los correos a ventas' },
        options: Object.entries(locales).map(([value, { name }]) => ({ value, label: name })),
      },
      template('notice', { en: 'To sales, on a new inquiry', es: 'A ventas, al llegar una consulta' }),
      template('confirmation', { en: 'To the buyer, on a new inquiry', es: 'Al comprador, al llegar su consulta' }),
      {
        name: 'replies',
        type: 'array',
        label: { en: 'Answers to choose from', es: 'Respuestas para elegir' },
        labels: { singular: { en: 'Answer', es: 'Respuesta' }, plural: { en: 'Answers', es: 'Respuestas' } },
        fields: [title(), ...written()],
      },
    ],
  }
}
