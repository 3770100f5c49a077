import type { Locale } from '@lindero/contract'
import type { Words } from '../../fields/sentence.ts'
import type { Column } from './column.ts'

export const languageNames: Record<Locale, Words> = {
  en: { en: 'English', es: 'inglés' },
  es: { en: 'Spanish', es: 'español' },
}

/** A column in the desk's own words: “Colour 1 – Name (Spanish)”. */
export function columnLabel({ leaf, locale, entry }: Column, reader: Locale): string {
  const place = entry ? [`${entry.list.labels.map((words) => words[reader]).join(' – ')} ${entry.index + 1}`] : []
  const label = [...place, ...leaf.labels.map((words) => words[reader])].join(' – ')
  return locale ? `${label} (${languageNames[locale][reader]})` : label
}
