import type { Payload } from 'payload'
import { type Database, rows, sql } from '../../database/sql.ts'
import { mondayOf, mondaysBetween } from './weeks.ts'

export interface Counted {
  key: string
  count: number
}

export interface Statistics {
  total: number
  /** Every week from the first to the last, by its Monday, also those without any. */
  byWeek: Counted[]
  byCountry: Counted[]
  byLanguage: Counted[]
  /** Inquiries that name a style, and how many pieces they ask for. */
  byProduct: (Counted & { name: string; quantity: number })[]
}

/** What came in, spam left out (G-6). */
export async function readStatistics(payload: Payload, from: Date, to: Date): Promise<Statistics> {
  const database = payload.db as unknown as Database
  const within = sql`i.status <> 'spam' and i.received_at >= ${from.toISOString()} and i.received_at < ${to.toISOString()}`
  const found = await rows(database, sql`select i.received_at, i.country, i.locale from inquiries i where ${within}`)
  const styles = await rows(
    database,
    sql`select l.style_no as style, max(l.name) as name, count(distinct i.id) as count, sum(c.quantity) as quantity
      from inquiries i join inquiries_lines l on l._parent_id = i.id
      left join inquiries_lines_colours c on c._parent_id = l.id
      where ${within} group by l.style_no order by count(distinct i.id) desc, l.style_no limit 20`,
  )
  const weeks = tally(found, (row) => mondayOf(new Date(String(row.received_at))))
  return {
    total: found.length,
    byWeek: mondaysBetween(from, to).map((key) => ({ key, count: weeks.get(key) ?? 0 })),
    byCountry: ranked(tally(found, ({ country }) => String(country ?? ''))),
    byLanguage: ranked(tally(found, ({ locale }) => String(locale))),
    byProduct: styles.map(({ style, name, count, quantity }) => ({
      key: String(style),
      name: String(name),
      count: Number(count),
      quantity: Number(quantity ?? 0),
    })),
  }
}

function tally(found: Record<string, unknown>[], keyOf: (row: Record<string, unknown>) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of found) {
    const key = keyOf(row)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function ranked(counts: Map<string, number>): Counted[] {
  const all = [...counts].map(([key, count]) => ({ key, count }))
  return all.sort((one, other) => other.count - one.count || one.key.localeCompare(other.key))
}
