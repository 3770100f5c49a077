import type { ArrayField, SelectFieldManyValidation, TextField, TextFieldSingleValidation } from 'payload'
import { choices } from '../fields/choice.ts'
import { isRecord } from '../fields/per-language.ts'
import { sentence, type Words } from '../fields/sentence.ts'
import { weekdays } from './weekdays.ts'

const isTime: TextFieldSingleValidation = (value, { req }) =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
    ? true
    : sentence(req, { en: 'Enter a time such as 09:00.', es: 'Escriba una hora como 09:00.' })

const afterOpening: TextFieldSingleValidation = (value, context) => {
  const verdict = isTime(value, context)
  const opens = isRecord(context.siblingData) ? context.siblingData.opens : undefined
  if (verdict !== true || typeof value !== 'string' || typeof opens !== 'string' || value > opens) return verdict
  return sentence(context.req, {
    en: 'The closing time must be later than the opening time.',
    es: 'La hora de cierre debe ser posterior a la de apertura.',
  })
}

const isWeekday = (name: unknown) => typeof name === 'string' && Object.hasOwn(weekdays, name)

const someDays: SelectFieldManyValidation = (value, { req }) =>
  Array.isArray(value) && value.length > 0 && value.every(isWeekday)
    ? true
    : sentence(req, { en: 'Choose at least one day of the week.', es: 'Elija al menos un día de la semana.' })

const time = (name: string, label: Words, validate: TextFieldSingleValidation): TextField => ({
  name,
  type: 'text',
  required: true,
  label,
  validate,
  admin: { placeholder: '09:00' },
})

/**
 * Opening hours for machines: search engines and “open now”. The days are kept as one text: in a list inside a list the
 * database adapter loses the parent of a choice of several.
 */
export const openingHours: ArrayField = {
  name: 'openingHours',
  type: 'array',
  label: { en: 'Opening hours', es: 'Horario' },
  labels: { singular: { en: 'Hours', es: 'Horas' }, plural: { en: 'Hours', es: 'Horas' } },
  fields: [
    {
      ...choices('days', { en: 'Days', es: 'Días' }, weekdays),
      hasMany: true,
      virtual: true,
      // Virtual fields are shown read-only unless told otherwise.
      admin: { readOnly: false },
      validate: someDays,
      hooks: {
        afterRead: [
          ({ siblingData }) =>
            String(siblingData.dayList ?? '')
              .split(' ')
              .filter(isWeekday),
        ],
      },
    },
    {
      name: 'dayList',
      type: 'text',
      admin: { hidden: true },
      hooks: { beforeChange: [({ siblingData }) => (Array.isArray(siblingData.days) ? siblingData.days.join(' ') : '')] },
    },
    time('opens', { en: 'Opens', es: 'Abre' }, isTime),
    time('closes', { en: 'Closes', es: 'Cierra' }, afterOpening),
  ],
}
