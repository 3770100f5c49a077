import type { FeedDocument } from '@lindero/contract'
import type { TextPool } from './compact-document.ts'
import { isSameContent } from './content-version.ts'
import { readEntry } from './read-entry.ts'

/** Everything the feed has told us that is still true, by kind and id. Never altered. */
export type Documents = ReadonlyMap<string, FeedDocument>

/** A batch as it came in: the frame is checked, the entries are not yet. */
export interface RawBatch {
  seq: number
  token: string
  full: boolean
  entries: readonly unknown[]
}

export interface Applied {
  /** The very documents that were given when nothing is different. */
  documents: Documents
  /** One sentence for each document that could not be taken as it came. */
  problems: string[]
}

export function applyBatch(documents: Documents, batch: Pick<RawBatch, 'full' | 'entries'>): Applied {
  const next = new Map(batch.full ? [] : documents)
  const problems: string[] = []
  const pool: TextPool = new Map()
  for (const raw of batch.entries) {
    const reading = readEntry(raw, pool, (kind, id) => documents.get(keyOf(kind, id)))
    problems.push(...reading.problems)
    const { entry } = reading
    if (!entry) continue
    const key = keyOf(entry.kind, entry.id)
    if ('gone' in entry || Object.keys(entry.content).length === 0) next.delete(key)
    else next.set(key, sameOr(entry, documents.get(key)))
  }
  return { documents: isEqual(documents, next) ? documents : next, problems }
}

/** Drafts are told too, and mostly say nothing new: what is known stays, so that equal content is the same object. */
function sameOr(entry: FeedDocument, known: FeedDocument | undefined): FeedDocument {
  return known && isSameContent(known, entry) ? known : entry
}

function isEqual(one: Documents, other: Documents): boolean {
  if (one.size !== other.size) return false
  for (const [key, document] of other) if (one.get(key) !== document) return false
  return true
}

export function keyOf(kind: string, id: string): string {
  return `${kind}/${id}`
}
