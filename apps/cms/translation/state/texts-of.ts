import { type Locale, localeCodes } from '@lindero/contract'
import type { Field, StaticLabel } from 'payload'
import { type Leaf, leavesOf } from '../../content/walk-fields.ts'
import { isPerLanguage } from '../../fields/per-language.ts'
import { plainWords } from './plain-words.ts'

/** One text of a document, in every language it is written in. */
export interface Text {
  /** With the ids of rows in it, so that a moved row stays the same text. */
  path: string
  labels: StaticLabel[]
  words: Partial<Record<Locale, string>>
  /** As it is stored: formatted texts are more than their words. */
  values: Partial<Record<Locale, unknown>>
  /** Left empty, other words stand in for it, so that only an original asks for a translation. */
  optional: boolean
}

/** Every text staff write in each language. Address parts are none: they follow the name, and old ones are best left alone. */
export function textsOf(fields: readonly Field[], newest: unknown): Text[] {
  return [...leavesOf(fields, newest)].filter(isText).map(asText)
}

function isText({ field }: Leaf): boolean {
  const kinds: string[] = ['text', 'textarea', 'richText']
  return kinds.includes(field.type) && 'localized' in field && field.localized === true && field.name !== 'slug'
}

function asText({ field, labels, path, value }: Leaf): Text {
  const values = isPerLanguage(value) ? value : {}
  const words = Object.fromEntries(localeCodes.map((code) => [code, plainWords(values[code])]))
  const known = labels.filter((label) => label !== undefined)
  return { path, labels: known, words, values, optional: field.custom?.optionalWords === true }
}
