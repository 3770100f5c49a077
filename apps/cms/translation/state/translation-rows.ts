import { type Locale, localeCodes } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { type Database, rows, sql } from '../../database/sql.ts'
import { writeIn } from '../../delivery/claim.ts'
import { isRecord } from '../../fields/per-language.ts'
import type { Comparison, Sources } from './compare.ts'

/** A document or, without a number, a global. */
export interface Subject {
  entity: string
  documentId: string
}

type Known = Partial<Record<Locale, Sources>>

export async function readSources(req: PayloadRequest, { entity, documentId }: Subject): Promise<Known> {
  const statement = sql`select locale, sources from translations where entity = ${entity} and document_id = ${documentId}`
  const found = req.transactionID ? await writeIn(req, statement) : await rows(req.payload.db as unknown as Database, statement)
  return Object.fromEntries(found.map(({ locale, sources }) => [locale, asSources(sources)]))
}

export async function writeComparison(
  req: PayloadRequest,
  { entity, documentId }: Subject,
  locale: Locale,
  { total, missing, outdated, sources }: Comparison,
  changedAt: string,
): Promise<void> {
  const row = sql`(${entity}, ${documentId}, ${locale}, ${total}, ${missing.length}, ${outdated.length}, ${JSON.stringify(sources)}, ${changedAt})`
  await writeIn(
    req,
    sql`insert into translations (entity, document_id, locale, total, missing, outdated, sources, changed_at) values ${row}
      on conflict (entity, document_id, locale) do update set total = excluded.total, missing = excluded.missing,
      outdated = excluded.outdated, sources = excluded.sources, changed_at = excluded.changed_at`,
  )
}

export async function forgetTranslations(req: PayloadRequest, { entity, documentId }: Subject): Promise<void> {
  await writeIn(req, sql`delete from translations where entity = ${entity} and document_id = ${documentId}`)
}

/** What the program wrote itself; a row that cannot be read is as good as none. */
export function asSources(stored: unknown): Sources {
  const read: unknown = typeof stored === 'string' ? JSON.parse(stored) : null
  return isRecord(read) ? (read as unknown as Sources) : {}
}

export const otherThan = (locale: Locale): Locale[] => localeCodes.filter((code) => code !== locale)
