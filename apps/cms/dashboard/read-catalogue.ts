import { isLocale, type Locale, productFamilies } from '@lindero/contract'
import type { Payload } from 'payload'
import { type Database, rows, sql } from '../database/sql.ts'

/** How many products of one kind are on the site, in each language. */
export interface FamilyCount {
  /** Empty for products without a kind. */
  family: string
  counts: Partial<Record<Locale, number>>
}

const query = sql`select p.family as family, l._locale as locale, count(*) as count
  from products p join products_locales l on l._parent_id = p.id where l._status = 'published' group by p.family, l._locale`

/** The largest first. */
export async function readCatalogue(payload: Payload): Promise<FamilyCount[]> {
  const families = new Map<string, FamilyCount>()
  for (const row of await rows(payload.db as unknown as Database, query)) {
    const family = typeof row.family === 'string' && Object.hasOwn(productFamilies, row.family) ? row.family : ''
    const known = families.get(family) ?? { family, counts: {} }
    if (isLocale(row.locale)) known.counts[row.locale] = (known.counts[row.locale] ?? 0) + Number(row.count)
    families.set(family, known)
  }
  return [...families.values()].sort((one, other) => largest(other) - largest(one))
}

export function largest({ counts }: FamilyCount): number {
  return Math.max(0, ...Object.values(counts))
}
