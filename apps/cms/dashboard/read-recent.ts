import type { Locale } from '@lindero/contract'
import type { Payload, TypedUser } from 'payload'
import { type ActivityAction, activityActions } from '../activity/activity.ts'
import { activityWords, whoIn } from '../activity/words.ts'
import { isRecord } from '../fields/per-language.ts'

/** One change, in the words of the reader. */
export interface RecentChange {
  id: number
  who: string
  action: string
  kind: string
  title: string
  language: string
  at: string
  /** Null when there is nothing to open any more. */
  address: string | null
}

const shown = 8

export async function readRecent(payload: Payload, user: TypedUser, locale: Locale): Promise<RecentChange[]> {
  const { docs } = await payload.find({
    collection: 'activity',
    sort: '-updatedAt',
    limit: shown,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.map((doc) => asChange(payload, doc, locale))
}

function asChange(payload: Payload, doc: Record<string, unknown>, locale: Locale): RecentChange {
  const entity = String(doc.entity)
  const documentId = doc.documentId ? String(doc.documentId) : ''
  const global = payload.config.globals.find(({ slug }) => slug === entity)
  const label = global?.label ?? payload.collections[entity]?.config.labels.singular
  const place = global ? `/admin/globals/${entity}` : `/admin/collections/${entity}/${documentId}`
  return {
    id: Number(doc.id),
    who: whoIn(String(doc.whoName), activityWords[locale]),
    action: isAction(doc.action) ? activityActions[doc.action][locale] : '',
    kind: isRecord(label) ? String(label[locale] ?? '') : String(label ?? entity),
    title: typeof doc.title === 'string' ? doc.title : '',
    language: typeof doc.language === 'string' ? doc.language : '',
    at: String(doc.updatedAt),
    address: doc.action === 'deleted' || (!global && !documentId) ? null : place,
  }
}

function isAction(value: unknown): value is ActivityAction {
  return typeof value === 'string' && Object.hasOwn(activityActions, value)
}
