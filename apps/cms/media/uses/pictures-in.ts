import { type Locale, localeCodes } from '@lindero/contract'
import type { Field } from 'payload'
import { type Leaf, leavesOf } from '../../content/walk-fields.ts'
import { inEveryLanguage } from '../../fields/per-language.ts'
import type { Words } from '../../fields/sentence.ts'

/** The pictures a document shows, each with the names of the places where it stands. Pure. */
export function picturesIn(fields: readonly Field[], document: unknown): Map<number, Words[]> {
  const found = new Map<number, Words[]>()
  for (const leaf of leavesOf(fields, document)) {
    const place = placeOf(leaf)
    for (const id of numbersIn(leaf)) found.set(id, withPlace(found.get(id) ?? [], place))
  }
  return found
}

export function joined(one: Map<number, Words[]>, other: Map<number, Words[]>): Map<number, Words[]> {
  const both = new Map(one)
  for (const [id, places] of other) both.set(id, places.reduce(withPlace, both.get(id) ?? []))
  return both
}

function numbersIn({ field, value }: Leaf): number[] {
  if ((field.type !== 'upload' && field.type !== 'relationship') || field.relationTo !== 'media') return []
  return inEveryLanguage(value)
    .flat()
    .filter((id): id is number => typeof id === 'number')
}

/** Two rows of a list are one place to a reader. */
function withPlace(places: Words[], place: Words): Words[] {
  return places.some(({ en }) => en === place.en) ? places : [...places, place]
}

function placeOf({ field, labels }: Leaf): Words {
  const inLanguage = (locale: Locale) => labels.map((label) => wordIn(label, locale) ?? field.name).join(' › ')
  const [en, es] = localeCodes.map(inLanguage)
  return { en: en ?? '', es: es ?? '' }
}

function wordIn(label: Leaf['labels'][number], locale: Locale): string | undefined {
  return typeof label === 'string' ? label : label?.[locale]
}
