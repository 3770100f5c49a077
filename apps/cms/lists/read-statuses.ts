import { isLocale, type Locale } from '@lindero/contract'
import { type Database, rows, sql } from '../database/sql.ts'
import { gather } from './gather.ts'

/** How a document stands in one language: on the site, on the site with something newer written, or only here. */
export type Standing = 'published' | 'changed' | 'draft'

type Standings = Partial<Record<Locale, Standing>>

const readers = new Map<string, ReturnType<typeof readerOf>>()

/** The reader for one collection's rows. */
export function standingsIn(collection: string): ReturnType<typeof readerOf> {
  const reader = readers.get(collection) ?? readerOf(collection)
  readers.set(collection, reader)
  return reader
}

function readerOf(collection: string) {
  const table = collection.replaceAll('-', '_')
  return gather<number, Standings>(async (payload, ids) => {
    const [stored, locales] = [sql.identifier(`_${table}_v`), sql.identifier(`_${table}_v_locales`)]
    const query = sql`select v.parent_id as id, l._locale as locale, l.version__status as newest, s._status as public
      from ${stored} v join ${locales} l on l._parent_id = v.id
      left join ${sql.identifier(`${table}_locales`)} s on s._parent_id = v.parent_id and s._locale = l._locale
      where v.latest = true and v.parent_id in ${ids}`
    const found = new Map<number, Standings>()
    for (const row of await rows(payload.db as unknown as Database, query)) {
      const id = Number(row.id)
      if (isLocale(row.locale)) found.set(id, { ...found.get(id), [row.locale]: standing(row.public, row.newest) })
    }
    return found
  })
}

function standing(published: unknown, newest: unknown): Standing {
  if (published !== 'published') return 'draft'
  return newest === 'published' ? 'published' : 'changed'
}
