import type { Locale } from '@lindero/contract'
import type { Payload, TypedUser } from 'payload'
import type { Change, Told } from '../change.ts'
import { titleOf } from '../record/title-of.ts'

/** What the documents that were put in or taken out are called today, by collection and number. */
export type Titles = Map<string, string>

export const titleKey = (collection: string, id: number) => `${collection} ${id}`

export async function readTitles(payload: Payload, user: TypedUser, changes: Change[], locale: Locale): Promise<Titles> {
  const wanted = new Map<string, Set<number>>()
  for (const told of changes.flatMap(({ before, after }) => [before, after]))
    if (isReference(told)) wanted.set(told.of, new Set([...(wanted.get(told.of) ?? []), ...told.ids]))
  const titles: Titles = new Map()
  for (const [collection, ids] of wanted) {
    const name = payload.collections[collection]?.config.admin.useAsTitle
    const where = { id: { in: [...ids] } }
    const { docs } = await payload.find({
      collection,
      where,
      locale,
      depth: 0,
      draft: true,
      pagination: false,
      overrideAccess: false,
      user,
    })
    for (const document of docs) titles.set(titleKey(collection, Number(document.id)), titleOf(name, [document]))
  }
  return titles
}

export function isReference(told: Told | undefined): told is { of: string; ids: number[] } {
  return typeof told === 'object' && told !== null && 'of' in told
}
