import type { Locale, PreviewKind } from '@lindero/contract'
import type { Field, StaticLabel } from 'payload'
import { type Leaf, leavesOf } from '../content/walk-fields.ts'
import { isPerLanguage, isRecord } from '../fields/per-language.ts'
import type { Words } from '../fields/sentence.ts'

/** What the site cannot do without; the rest of a draft may be empty. Addresses are made from the names. */
const needed: Record<PreviewKind, readonly string[]> = {
  product: ['name'],
  category: ['name'],
  page: ['title'],
  certificate: ['name'],
  partnerBrand: ['name'],
  material: ['name', 'kind'],
  question: ['question', 'answer'],
  home: ['hero.title'],
  navigation: [],
  footer: [],
  company: ['legalName'],
}

/** The labels of fields that stand in the way of a preview in this language, as staff read them above the field. */
export function missingIn(kind: PreviewKind, fields: readonly Field[], document: unknown, locale: Locale): Words[] {
  return [...leavesOf(fields, document)]
    .filter(({ path, value }) => needed[kind].includes(path) && isEmpty(valueIn(value, locale)))
    .map(labelOf)
}

function valueIn(value: unknown, locale: Locale): unknown {
  return isPerLanguage(value) ? value[locale] : value
}

function isEmpty(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === ''
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
