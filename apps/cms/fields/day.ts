import type { DateField, DateFieldValidation } from 'payload'
import { described } from './described.ts'
import { isRecord } from './per-language.ts'
import { sentence, type Words } from './sentence.ts'

interface DayOptions {
  required?: boolean
  help?: Words
  /** The field beside it that must not be later. */
  notBefore?: string
}

/** A day of the calendar, without a time. */
export function day(name: string, label: Words, { required = false, help, notBefore }: DayOptions = {}): DateField {
  return {
    name,
    type: 'date',
    label,
    required,
    admin: { ...described(help), date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' } },
    validate: checkDay(required, notBefore),
  }
}

function checkDay(required: boolean, notBefore: string | undefined): DateFieldValidation {
  return (value, { req, siblingData }) => {
    if (value === null || value === undefined) return required ? sentence(req, missing) : true
    const time = timeOf(value)
    if (time === null) return sentence(req, noDay)
    const first = notBefore && isRecord(siblingData) ? timeOf(siblingData[notBefore]) : null
    return first !== null && time < first ? sentence(req, tooEarly) : true
  }
}

function timeOf(value: unknown): number | null {
  const time = value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : Number.NaN
  return Number.isNaN(time) ? null : time
}

const missing = { en: 'Choose a day.', es: 'Elija un día.' }
const noDay = { en: 'Enter a day such as 2026-03-17.', es: 'Escriba un día, por ejemplo 2026-03-17.' }
const tooEarly = { en: 'The last day must not be before the first.', es: 'El último día no puede ser anterior al primero.' }
