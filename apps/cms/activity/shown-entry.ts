import { isLocale, isOf, type Locale, locales } from '@lindero/contract'
import type { SanitizedConfig } from 'payload'
import { isRecord } from '../fields/per-language.ts'
import { type ActivityAction, activityActions } from './actions.ts'
import type { Change } from './change.ts'
import { deskAddress, entityWords } from './entity-words.ts'
import { activityWords, whoIn } from './words.ts'

/** One line of the log, as it is drawn. */
export interface ShownEntry {
  id: string
  action: ActivityAction
  begunAt: string
  at: string
  who: string
  kind: string
  title: string
  language: string
  changes: Change[]
  address: string | null
}

export function shownEntry(config: SanitizedConfig, stored: unknown, locale: Locale): ShownEntry {
  const entry = isRecord(stored) ? stored : {}
  const text = (name: string) => String(entry[name] ?? '')
  const words = activityWords[locale]
  const kind = entityWords(config, text('entity'), locale)
  const isGlobal = config.globals.some(({ slug }) => slug === entry.entity)
  const action = isOf(activityActions, text('action')) ? text('action') : 'changed'
  return {
    id: text('id'),
    action: action as ActivityAction,
    begunAt: text('createdAt'),
    at: text('updatedAt'),
    who: whoIn(text('whoName'), words),
    kind,
    title: isGlobal ? kind : text('title') || words.untitled,
    language: isLocale(entry.language) ? locales[entry.language].name : '',
    changes: Array.isArray(entry.changes) ? (entry.changes as Change[]) : [],
    address: action === 'deleted' ? null : deskAddress(config, text('entity'), text('documentId')),
  }
}
