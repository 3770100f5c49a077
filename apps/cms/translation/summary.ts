import { defaultLocale, type Locale } from '@lindero/contract'
import type { Payload } from 'payload'
import { type Database, rows, sql } from '../database/sql.ts'
import { otherThan } from './state/translation-rows.ts'

/** How far one kind of content is in a language. */
export interface TranslationSummary {
  entity: string
  /** Documents in all; each of them is done, has texts missing, or else has texts whose original changed since. */
  total: number
  done: number
  missing: number
  outdated: number
  /** Of the texts, not of the documents; rounded down, so that 100 means all. */
  percent: number
}

const [firstOther = defaultLocale] = otherThan(defaultLocale)

export async function readTranslationSummary(payload: Payload, locale: Locale = firstOther): Promise<TranslationSummary[]> {
  const found = await rows(
    payload.db as unknown as Database,
    sql`select entity, count(*) as documents, sum(total) as texts, sum(missing + outdated) as gaps,
      sum(case when missing > 0 then 1 else 0 end) as missing,
      sum(case when missing = 0 and outdated > 0 then 1 else 0 end) as outdated
      from translations where locale = ${locale} group by entity`,
  )
  return found.map(asSummary)
}

function asSummary({ entity, documents, texts, gaps, missing, outdated }: Record<string, unknown>): TranslationSummary {
  const open = Number(missing) + Number(outdated)
  return {
    entity: String(entity),
    total: Number(documents),
    done: Number(documents) - open,
    missing: Number(missing),
    outdated: Number(outdated),
    percent: Number(texts) === 0 ? 100 : Math.floor(((Number(texts) - Number(gaps)) * 100) / Number(texts)),
  }
}
