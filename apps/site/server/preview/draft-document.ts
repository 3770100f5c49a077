import type { FeedDocument, PreviewTicket } from '@lindero/contract'
import { type Documents, keyOf } from '../../catalogue/documents.ts'
import { readEntry } from '../../catalogue/read-entry.ts'

/** The document as it would be were the draft published in its language; null where the draft is not fit to be shown. */
export function draftDocument(
  documents: Documents,
  { kind, id, locale }: PreviewTicket,
  content: unknown,
): FeedDocument | null {
  const published = documents.get(keyOf(kind, id))?.content
  // A menu without entries is none, and the site then has its own.
  if (content === null) return kind === 'navigation' ? { kind, id, content: {} } : null
  const { entry, problems } = readEntry({ kind, id, content: { [locale]: content } }, new Map(), () => undefined)
  if (!entry || 'gone' in entry || problems.length > 0) return null
  // Both come from readEntry and are of this one kind, which the compiler has lost on the way.
  return { ...entry, content: { ...published, ...entry.content } } as FeedDocument
}

/** How the draft stands to what buyers see: they see nothing of it, something else, or the same. */
export type DraftState = 'new' | 'changed' | 'same'

export function draftState(documents: Documents, draft: FeedDocument, { locale }: PreviewTicket): DraftState {
  const published = documents.get(keyOf(draft.kind, draft.id))?.content[locale]
  if (!published) return 'new'
  return withoutMoment(published) === withoutMoment(draft.content[locale]) ? 'same' : 'changed'
}

function withoutMoment(content: unknown): string {
  return JSON.stringify(content, (key, value: unknown) => (key === 'updatedAt' ? undefined : value))
}
