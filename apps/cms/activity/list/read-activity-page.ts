import type { Locale } from '@lindero/contract'
import type { Payload, TypedUser } from 'payload'
import { type Database, rows, sql } from '../../database/sql.ts'
import { type ShownEntry, shownEntry } from '../shown-entry.ts'
import { type ActivityFilter, activityWhere } from './activity-filter.ts'

const perPage = 50

export interface ActivityPage {
  entries: ShownEntry[]
  total: number
  pages: number
  /** Who and what appears in the log at all, for the filters. */
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
    distinct(payload, sql`select distinct who_name as value from activity`),
    distinct(payload, sql`select distinct entity as value from activity`),
  ])
  const entries = found.docs.map((stored) => shownEntry(payload.config, stored, locale))
  return { entries, total: found.totalDocs, pages: found.totalPages, people, kinds }
}

async function distinct(payload: Payload, query: ReturnType<typeof sql>): Promise<string[]> {
  const found = await rows(payload.db as unknown as Database, query)
  return found.map(({ value }) => String(value)).sort((one, other) => one.localeCompare(other))
}
