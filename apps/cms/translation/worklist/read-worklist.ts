import { type Locale, localeCodes } from '@lindero/contract'
import type { Payload } from 'payload'
import { type Database, rows, type Sql, sql } from '../../database/sql.ts'
import { readTranslationSummary, type TranslationSummary } from '../summary.ts'
import { type TranslatedEntity, translatedEntities } from '../translated-entities.ts'
import { readGaps, type WorklistRow } from './read-gaps.ts'
import type { WorklistFilter } from './worklist-filter.ts'

export interface Worklist {
  rows: WorklistRow[]
  /** Documents with gaps, by what they lack, whatever the filter of that. */
  counts: { all: number; missing: number; outdated: number }
  pages: number
  kinds: (TranslationSummary & Pick<TranslatedEntity, 'isGlobal' | 'label'>)[]
  /** Where there is something to do. */
  languages: Locale[]
}

export const rowsOnPage = 20

export async function readWorklist(payload: Payload, filter: WorklistFilter): Promise<Worklist> {
  const database = payload.db as unknown as Database
  const counts = await count(database, filter)
  const shown = counts[filter.state || 'all']
  const offset = (filter.page - 1) * rowsOnPage
  const found = await rows(
    database,
    sql`select entity, document_id, sources, changed_at from translations where ${wanted(filter)} and ${lacking(filter.state)}
      order by changed_at desc, entity, document_id limit ${rowsOnPage} offset ${offset}`,
  )
  return {
    rows: await readGaps(payload, found, filter.locale),
    counts,
    pages: Math.max(1, Math.ceil(shown / rowsOnPage)),
    kinds: await readKinds(payload, filter.locale),
    languages: await readLanguages(database),
  }
}

function wanted({ locale, kind }: WorklistFilter): Sql {
  return kind ? sql`locale = ${locale} and entity = ${kind}` : sql`locale = ${locale}`
}

function lacking(state: WorklistFilter['state']): Sql {
  if (state === 'missing') return sql`missing > 0`
  return state === 'outdated' ? sql`outdated > 0` : sql`(missing > 0 or outdated > 0)`
}

async function count(database: Database, filter: WorklistFilter): Promise<Worklist['counts']> {
  const [found] = await rows(
    database,
    sql`select sum(case when missing > 0 or outdated > 0 then 1 else 0 end) as gaps, sum(case when missing > 0 then 1 else 0 end) as missing,
      sum(case when outdated > 0 then 1 else 0 end) as outdated from translations where ${wanted(filter)}`,
  )
  return { all: Number(found?.gaps ?? 0), missing: Number(found?.missing ?? 0), outdated: Number(found?.outdated ?? 0) }
}

/** In the order of the desk's own navigation. */
async function readKinds(payload: Payload, locale: Locale): Promise<Worklist['kinds']> {
  const known = new Map((await readTranslationSummary(payload, locale)).map((summary) => [summary.entity, summary]))
  return translatedEntities(payload).flatMap(({ slug, isGlobal, label }) => {
    const summary = known.get(slug)
    return summary ? [{ ...summary, isGlobal, label }] : []
  })
}

async function readLanguages(database: Database): Promise<Locale[]> {
  const found = await rows(database, sql`select distinct locale from translations where missing > 0 or outdated > 0`)
  return localeCodes.filter((code) => found.some(({ locale }) => locale === code))
}
