import type { Locale } from '@lindero/contract'
import type { Field, StaticLabel } from 'payload'
import { type Leaf, leavesOf } from '../content/walk-fields.ts'
import { isPerLanguage, isRecord } from '../fields/per-language.ts'
import type { Words } from '../fields/sentence.ts'

/** The labels of required fields that hold nothing in this language, as staff read them above the field. */
export function missingIn(fields: readonly Field[], document: unknown, locale: Locale): Words[] {
  return [...leavesOf(fields, document)]
    .filter(({ field, value }) => 'required' in field && field.required === true && isEmpty(valueIn(value, locale)))
    .map(labelOf)
}

function valueIn(value: unknown, locale: Locale): unknown {
  return isPerLanguage(value) ? value[locale] : value
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

function labelOf({ labels, field }: Leaf): Words {
  const inLanguage = (code: Locale) =>
    labels
      .map((label) => textOf(label, code))
      .filter(Boolean)
      .join(' › ') || field.name
  return { en: inLanguage('en'), es: inLanguage('es') }
}

function textOf(label: StaticLabel | undefined, code: Locale): string {
  return isRecord(label) ? String(label[code] ?? '') : (label ?? '')
}
