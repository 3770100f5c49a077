import { createHash } from 'node:crypto'
import type { FeedDocument } from '@lindero/contract'
import * as v from 'valibot'
import { compactDocument, type TextPool } from './compact-document.ts'
import { applyBatch, type Documents, keyOf } from './documents.ts'
import type { FeedState } from './follow-feed.ts'

/** Raise it when the lines below the header change their meaning; older copies are then fetched anew. */
const format = 1

const headerShape = v.object({
  format: v.number(),
  build: v.string(),
  position: v.nullable(v.object({ seq: v.number(), token: v.string() })),
  sha256: v.string(),
})

const newline = Buffer.from('\n')
const linesPerChunk = 100

/** First line a header with the checksum of itself and the rest, then one document a line. */
export function* encodeCopy(state: FeedState, build: string): Generator<Buffer> {
  const chunks = [...bodyChunks(state)]
  const facts = { format, build, position: state.position }
  yield Buffer.from(`${JSON.stringify({ ...facts, sha256: checksum(facts, chunks) })}\n`)
  yield* chunks
}

/**
 * The state of a copy, or a sentence about why it is not usable. Another build may understand content that the writer left out,
 * so what it finds is shown but its place in the feed is forgotten, and everything is asked for again.
 */
export function decodeCopy(bytes: Buffer, build: string): FeedState | string {
  const end = bytes.indexOf(newline)
  const header = v.safeParse(headerShape, parsed(bytes.toString('utf8', 0, Math.max(end, 0))))
  if (!header.success) return 'its first line is not a header'
  const { sha256, ...facts } = header.output
  if (facts.format !== format) return `its format is ${facts.format}, not ${format}`
  const body = bytes.subarray(end + 1)
  if (checksum(facts, [body]) !== sha256) return 'its checksum does not fit: it is damaged'
  const lines = body.toString('utf8').split('\n').filter(Boolean)
  if (facts.build === build) return { documents: ownDocuments(lines), position: facts.position }
  return { documents: applyBatch(new Map(), { full: true, entries: lines.map(parsed) }).documents, position: null }
}

// This very build checked these documents before it wrote them, and the checksum says they are as they were.
function ownDocuments(lines: readonly string[]): Documents {
  const documents = new Map<string, FeedDocument>()
  const pool: TextPool = new Map()
  for (const line of lines) {
    const document = compactDocument(line, pool)
    documents.set(keyOf(document.kind, document.id), document)
  }
  return documents
}

function* bodyChunks(state: FeedState): Generator<Buffer> {
  let lines: string[] = []
  for (const document of state.documents.values()) {
    lines.push(`${JSON.stringify(document)}\n`)
    if (lines.length === linesPerChunk) {
      yield Buffer.from(lines.join(''))
      lines = []
    }
  }
  yield Buffer.from(lines.join(''))
}

type Facts = Omit<v.InferOutput<typeof headerShape>, 'sha256'>

function checksum({ format, build, position }: Facts, body: Iterable<Buffer>): string {
  const hash = createHash('sha256').update(JSON.stringify([format, build, position?.seq, position?.token]))
  for (const chunk of body) hash.update(chunk)
  return hash.digest('hex')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
