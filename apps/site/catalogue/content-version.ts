import { createHash } from 'node:crypto'
import type { FeedDocument } from '@lindero/contract'

// Documents are never altered, so one digest each is enough for all catalogues they appear in. Keys stand in the order of
// their shape (see shapes/), so equal content has equal text.
const digests = new WeakMap<FeedDocument, string>()

/** A short name for exactly this content: equal content gives an equal version, in whatever order it came. */
export function contentVersion(documents: Iterable<FeedDocument>): string {
  const hash = createHash('sha256')
  for (const digest of Array.from(documents, digestOf).sort()) hash.update(digest)
  return hash.digest('base64url').slice(0, 12)
}

/** Spares a reader of the disk copy the work: `text` is the document as JSON, already at hand. */
export function rememberDigest(document: FeedDocument, text: string): void {
  digests.set(document, createHash('sha256').update(text).digest('base64url'))
}

/** Whether two documents say the same. */
export function isSameContent(one: FeedDocument, other: FeedDocument): boolean {
  return digestOf(one) === digestOf(other)
}

function digestOf(document: FeedDocument): string {
  if (!digests.has(document)) rememberDigest(document, JSON.stringify(document))
  return digests.get(document) ?? ''
}
