import { type ContentKind, type FeedDocument, type FeedEntry, localeCodes } from '@lindero/contract'
import * as v from 'valibot'
import { compactDocument, type TextPool } from './compact-document.ts'
import { shapes } from './shapes/index.ts'

export interface EntryReading {
  /** Null when the entry cannot be understood at all. */
  entry: FeedEntry | null
  /** What was wrong, one sentence each; parts that were wrong are left out of the entry. */
  problems: string[]
}

const envelope = v.object({
  kind: v.string(),
  id: v.string(),
  gone: v.optional(v.literal(true)),
  content: v.optional(v.record(v.string(), v.unknown())),
})

/** Lets an entry in from outside. `kept` is what we hold of it already and keep where the new content is not usable. */
export function readEntry(
  raw: unknown,
  pool: TextPool,
  kept: (kind: string, id: string) => FeedDocument | undefined,
): EntryReading {
  const outer = v.safeParse(envelope, raw)
  if (!outer.success) return { entry: null, problems: [`an entry of the feed has no usable frame: ${outer.issues[0].message}`] }
  const { kind, id, gone, content } = outer.output
  if (!isKind(kind)) return { entry: null, problems: [`${kind} ${id}: this kind of content is not known here`] }
  if (gone) return { entry: { kind, id, gone }, problems: [] }
  return readDocument(kind, id, content ?? {}, kept(kind, id), pool)
}

function readDocument(
  kind: ContentKind,
  id: string,
  raw: Record<string, unknown>,
  old: FeedDocument | undefined,
  pool: TextPool,
): EntryReading {
  const problems: string[] = []
  const content: Record<string, unknown> = {}
  for (const locale of localeCodes) {
    if (raw[locale] === undefined || raw[locale] === null) continue
    const result = v.safeParse(shapes[kind], raw[locale])
    if (!result.success) problems.push(`${kind} ${id} (${locale}): ${explain(result.issues[0])}`)
    const usable = result.success ? result.output : old?.content[locale]
    if (usable) content[locale] = usable
  }
  return { entry: compactDocument(JSON.stringify({ kind, id, content }), pool), problems }
}

function explain(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'content'}: ${issue.message}`
}

function isKind(kind: string): kind is ContentKind {
  return Object.hasOwn(shapes, kind)
}
