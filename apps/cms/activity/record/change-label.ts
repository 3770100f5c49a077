import type { Locale } from '@lindero/contract'
import type { StaticLabel } from 'payload'
import type { Leaf } from '../../content/walk-fields.ts'
import type { Words } from '../../fields/sentence.ts'

/** A field as staff know it, with the number of the row it stands in: “Colours 2 · Name”. */
export function changeLabel({ field, labels, rows }: Pick<Leaf, 'field' | 'labels' | 'rows'>): Words {
  const inLanguage = (language: Locale) =>
    labels.reduce<string>((before, label, index) => {
      const word = [wordOf(label, language), rows[index]].filter(Boolean).join(' ')
      return [before, word].filter(Boolean).join(rows[index - 1] ? ' · ' : ' › ')
    }, '')
  return { en: inLanguage('en') || field.name, es: inLanguage('es') || field.name }
}

function wordOf(label: StaticLabel | undefined, language: Locale): string {
  if (!label || typeof label === 'string') return label ?? ''
  return label[language] ?? label.en ?? ''
}
