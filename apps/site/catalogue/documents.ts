import type { FeedDocument } from '@lindero/contract'
import type { TextPool } from './compact-document.ts'
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
    if ('gone' in entry || Object.keys(entry.content).length === 0) next.delete(keyOf(entry.kind, entry.id))
    else next.set(keyOf(entry.kind, entry.id), entry)
  }
  return { documents: next, problems }
}

export function keyOf(kind: string, id: string): string {
  return `${kind}/${id}`
}
