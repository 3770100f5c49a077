import { isLocale, type Locale, localeCodes } from '@lindero/contract'
import { type Database, rows, sql } from '../database/sql.ts'
import { gather } from './gather.ts'

type Words = Partial<Record<Locale, string>>

/** One word of the newest version of documents, in each language, by their numbers. */
export function newestWords(collection: string, column: string) {
  const [stored, locales] = [sql.identifier(`_${collection}_v`), sql.identifier(`_${collection}_v_locales`)]
  return gather<number, Words>(async (payload, ids) => {
    const query = sql`select v.parent_id as id, l._locale as locale, l.${sql.identifier(`version_${column}`)} as word
      from ${stored} v join ${locales} l on l._parent_id = v.id where v.latest = true and v.parent_id in ${ids}`
    const found = new Map<number, Words>()
    for (const { id, locale, word } of await rows(payload.db as unknown as Database, query)) {
      if (isLocale(locale) && typeof word === 'string') found.set(Number(id), { ...found.get(Number(id)), [locale]: word })
    }
    return found
  })
}

/** The word a reader of this language understands best: theirs, or else one there is. */
export function wordFor(words: Words | undefined, locale: Locale): string {
  const known = [locale, ...localeCodes].map((code) => words?.[code])
  return known.find((word) => word !== undefined && word !== '') ?? ''
}
