import type { Locale } from '@lindero/contract'
import type { Payload, TypedUser } from 'payload'
import { type ShownEntry, shownEntry } from '../shown-entry.ts'
import { type ActivityFilter, activityWhere } from './activity-filter.ts'

const perPage = 50

export interface ActivityPage {
  entries: ShownEntry[]
  total: number
  pages: number
  /** Who and what appears in the log, as far as the reader may see it, for the filters. */
  people: string[]
  kinds: string[]
}

export async function readActivityPage(
  payload: Payload,
  filter: ActivityFilter,
  user: TypedUser,
  locale: Locale,
): Promise<ActivityPage> {
  const [found, people, kinds] = await Promise.all([
    payload.find({
      collection: 'activity',
      where: activityWhere(filter),
      sort: ['-updatedAt', '-id'],
      depth: 0,
      limit: perPage,
      page: filter.page,
      overrideAccess: false,
      user,
    }),
    distinct(payload, user, 'whoName'),
    distinct(payload, user, 'entity'),
  ])
  const entries = found.docs.map((stored) => shownEntry(payload.config, stored, locale))
  return { entries, total: found.totalDocs, pages: found.totalPages, people, kinds }
}

/** In the lines this reader may see. */
async function distinct(payload: Payload, user: TypedUser, field: 'entity' | 'whoName'): Promise<string[]> {
  const { values } = await payload.findDistinct({ collection: 'activity', field, overrideAccess: false, user })
  return values.map((found) => String(found[field])).sort((one, other) => one.localeCompare(other))
}
