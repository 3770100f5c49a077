import { globalId, type PreviewKind, previewKinds } from '@lindero/contract'
import { sources } from '../feed/sources.ts'

/** The kind of content that a collection or global with drafts keeps; null where there is none to preview. */
export function previewKindOf(slug: string): PreviewKind | null {
  return previewKinds.find((kind) => Object.values(sources[kind].kept).includes(slug)) ?? null
}

/** How a document is named in a link: globals have no number of their own. */
export function previewIdOf(kind: PreviewKind, id: unknown): string | null {
  if ('global' in sources[kind].kept) return globalId
  return typeof id === 'number' || typeof id === 'string' ? String(id) : null
}
