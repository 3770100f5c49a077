import type { FormField } from '../content/blocks.ts'
import { inquiryBounds as bounds } from './bounds.ts'
import { countryOf } from './country.ts'
import { asciiEmail, isEmail } from './email.ts'

/** What can be wrong in a form of staff's own. `required` and `mobile` are the generic rules of F-2. */
export const ownFormProblems = ['required', 'mobile', 'email', 'phone', 'country', 'choice', 'tooLong', 'unreadable'] as const
export type OwnFormProblem = (typeof ownFormProblems)[number]

export interface OwnFormCheck {
  /** In the order of the form, what was filled in as it is to be stored. */
  values: { field: FormField; value: string }[]
  /** In the order of the form; the first one gets the focus. */
  problems: { field: string; problem: OwnFormProblem }[]
}

/** Files travel beside the form, so a field for files has no value of its own. */
export function checkOwnForm(fields: readonly FormField[], given: Readonly<Record<string, unknown>>): OwnFormCheck {
  const check: OwnFormCheck = { values: [], problems: [] }
  for (const field of fields.slice(0, bounds.formFields)) {
    if (field.type === 'file') continue
    const value = written(Object.hasOwn(given, field.name) ? given[field.name] : undefined)
    const problem = value === null ? 'unreadable' : problemOf(field, value)
    if (problem) check.problems.push({ field: field.name, problem })
    else check.values.push({ field, value: stored(field, value ?? '') })
  }
  return check
}

function written(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return ''
  if (value === true) return 'on'
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : null
}

function problemOf({ type, required, options }: FormField, value: string): OwnFormProblem | null {
  if (value === '') return required ? 'required' : null
  if (value.length > bounds.formValue) return 'tooLong'
  if (/[^\P{Cc}\n\t]|\p{Cs}/u.test(value) || (type !== 'textarea' && /[\n\t]/.test(value))) return 'unreadable'
  return rules[type]?.(value, options) ?? null
}

type Rule = (value: string, options: readonly string[]) => OwnFormProblem | null

const rules: Partial<Record<FormField['type'], Rule>> = {
  email: (value) => (asciiEmail(value).length <= bounds.email && isEmail(asciiEmail(value)) ? null : 'email'),
  mobile: (value) => (/^1[34578]\d{9}$/.test(value) ? null : 'mobile'),
  tel: (value) => (value.replace(/\D/g, '').length >= bounds.phone.digits ? null : 'phone'),
  country: (value) => (countryOf(value) ? null : 'country'),
  select: (value, options) => (options.includes(value) ? null : 'choice'),
}

function stored({ type }: FormField, value: string): string {
  if (type === 'email') return asciiEmail(value)
  return type === 'country' ? (countryOf(value) ?? value) : value
}
