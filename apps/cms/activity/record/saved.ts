import type { Field, PayloadRequest } from 'payload'
import { hasWords } from '../../content/has-words.ts'
import { isRecord } from '../../fields/per-language.ts'
import type { ActivityAction } from '../actions.ts'
import { languageOf } from './compare.ts'
import { savingOf } from './saving.ts'

/** What a save that was no creation did. */
export function actionOf(req: PayloadRequest, entity: string, data: unknown): ActivityAction {
  const { draft, unpublishes } = savingOf(req, entity)
  if (req.context.isRestoringVersion) return 'restored'
  if (unpublishes) return 'unpublished'
  const status = isRecord(data) ? data._status : undefined
  return !draft && status === 'published' ? 'published' : 'changed'
}

/** The language it was done in; empty where it was several, or there are none. */
export function languageSaved(req: PayloadRequest, entity: string, fields: readonly Field[]): string {
  return hasWords(fields) && !savingOf(req, entity).everyLanguage ? languageOf(req.locale) : ''
}
