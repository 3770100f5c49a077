import type { Locale } from '@lindero/contract'
import type { Told } from '../change.ts'
import type { ActivityWords } from '../words.ts'
import { isReference, type Titles, titleKey } from './read-titles.ts'

/** A value of the log in the words of the reader; empty for nothing. */
export function toldText(told: Told, locale: Locale, words: ActivityWords, titles: Titles): string {
  if (told === null) return ''
  if (typeof told === 'boolean') return told ? words.yes : words.no
  if (isReference(told)) return told.ids.map((id) => titles.get(titleKey(told.of, id)) || `#${id}`).join(', ')
  if (typeof told === 'object') return told[locale]
  return typeof told === 'number' ? told.toLocaleString(locale, { maximumFractionDigits: 6, useGrouping: false }) : dayOr(told)
}

/** Days are kept as moments; the time of day says nothing. */
function dayOr(text: string): string {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? text.slice(0, 10) : text
}
