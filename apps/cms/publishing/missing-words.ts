import { type Locale, locales } from '@lindero/contract'
import type { Field, PayloadRequest } from 'payload'
import { type Leaf, leavesOf } from '../content/walk-fields.ts'
import { firstFew } from '../fields/first-few.ts'
import { isRecord } from '../fields/per-language.ts'
import type { Words } from '../fields/sentence.ts'
import { Refusal } from './refusal.ts'

/** The labels of required texts that are not there in a language; each label once. */
export function missingWords(fields: readonly Field[], row: unknown, locale: Locale, desk: Locale): string[] {
  const missing = [...leavesOf(fields, row)].filter((leaf) => isRequired(leaf) && !isWritten(leaf.value, locale))
  return [...new Set(missing.map((leaf) => labelIn(leaf, desk)))]
}

/** Payload checks only the language that is being written; the others are checked here, before they become public. */
export function refuseMissingWords(
  req: PayloadRequest,
  fields: readonly Field[],
  row: unknown,
  languages: readonly Locale[],
): void {
  for (const locale of languages) {
    const words = {
      en: missingWords(fields, row, locale, 'en'),
      es: missingWords(fields, row, locale, 'es'),
    }
    if (words.en.length > 0) throw new Refusal(req, notYet(locale, words), 400)
  }
}

function notYet(locale: Locale, { en, es }: Record<Locale, string[]>): Words {
  const { name } = locales[locale]
  return {
    en: `${name} cannot be published yet. Still to be written: ${firstFew(en)}.`,
    es: `${name} aún no se puede publicar. Falta por escribir: ${firstFew(es)}.`,
  }
}

/** What is asked for only under a condition is left to the form, which knows it. */
function isRequired({ field }: Leaf): boolean {
  if (!('required' in field) || !field.required || !('localized' in field) || !field.localized) return false
  return !field.admin?.condition && field.custom?.fillsItself !== true
}

function isWritten(value: unknown, locale: Locale): boolean {
  const words = isRecord(value) ? value[locale] : undefined
  return typeof words === 'string' ? words.trim() !== '' : words !== undefined && words !== null
}

export function labelIn({ labels, field }: Leaf, desk: Locale): string {
  const words = labels.map((label) => (isRecord(label) ? label[desk] : label)).filter((word) => typeof word === 'string')
  return words.join(' › ') || field.name
}
