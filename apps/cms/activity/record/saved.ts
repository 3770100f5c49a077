import type { Field, PayloadRequest } from 'payload'
import { hasWords } from '../../content/has-words.ts'
import { isRecord } from '../../fields/per-language.ts'
import type { Place } from '../../publishing/public-state.ts'
import { wanted } from '../../publishing/wanted.ts'
import type { ActivityAction } from '../actions.ts'
import { languageOf } from './compare.ts'
import { isTakenOff, savingOf } from './saving.ts'

/** What a save that was no creation did. */
export function actionOf(req: PayloadRequest, place: Place, data: unknown): ActivityAction {
  if (req.context.isRestoringVersion) return 'restored'
  if (isTakenOff(req, place)) return 'unpublished'
  return publishes(req, 'global' in place ? place.global : place.collection, data) ? 'published' : 'changed'
}

/** Whether it is a draft does not tell: lists publish the newest draft, and what says nothing may become part of one. */
function publishes(req: PayloadRequest, entity: string, data: unknown): boolean {
  const intent = wanted(req, entity)
  if (intent === 'publish all') return true
  const status = isRecord(data) ? data._status : undefined
  const isPublic = isRecord(status) ? Object.values(status).includes('published') : status === 'published'
  return isPublic && (intent === 'publish' || (intent === 'says nothing' && !savingOf(req, entity).draft))
}

/** The language it was done in; empty where it was several, or there are none. */
export function languageSaved(req: PayloadRequest, entity: string, fields: readonly Field[]): string {
  return hasWords(fields) && !savingOf(req, entity).everyLanguage ? languageOf(req.locale) : ''
}
