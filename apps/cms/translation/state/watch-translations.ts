import { localeCodes } from '@lindero/contract'
import type { Field, PayloadRequest } from 'payload'
import type { ContentWatcher } from '../../content/content-change.ts'
import { compare } from './compare.ts'
import { keepState, stateOf } from './keep-state.ts'
import { textsOf } from './texts-of.ts'
import { forgetTranslations, readSources, type Subject, writeComparison } from './translation-rows.ts'

/** Keeps what is known of every translation true, in the transaction of the change itself (G-3). */
export const watchTranslations: ContentWatcher = async ({ documentId, entity, fields, newest, req }) => {
  const subject = { entity, documentId }
  if (newest) await recordTranslations(req, subject, fields, newest)
  else await forgetTranslations(req, subject)
}

export async function recordTranslations(
  req: PayloadRequest,
  subject: Subject,
  fields: readonly Field[],
  newest: Record<string, unknown>,
): Promise<void> {
  const texts = textsOf(fields, newest)
  const known = await readSources(req, subject)
  const changedAt = typeof newest.updatedAt === 'string' ? newest.updatedAt : new Date().toISOString()
  const compared = localeCodes.map((locale) => ({ locale, comparison: compare(texts, locale, known[locale] ?? {}) }))
  for (const { locale, comparison } of compared) await writeComparison(req, subject, locale, comparison, changedAt)
  await keepState(req, subject, stateOf(compared.map(({ comparison }) => comparison)))
}
