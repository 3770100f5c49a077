import type { PayloadRequest } from 'payload'
import { nameOf } from '../../desk-parts/staff.ts'
import type { ActivityAction } from '../actions.ts'
import type { Change } from '../change.ts'
import { savingOf } from './saving.ts'
import { isUnrecorded } from './unrecorded.ts'

export interface Entry {
  action: ActivityAction
  entity: string
  /** Empty for a global. */
  documentId: string
  title: string
  language: string
  changes: Change[]
}

interface StoredEntry extends Entry {
  id: number
  who?: number | null
  updatedAt: string
}

const collection = 'activity'
const onePieceOfWorkMs = 10 * 60 * 1000

/** Who did something nobody is signed in for. Shown in the reader's language. */
export const program = 'program'

/**
 * One line of the log, in the transaction of the change. The desk saves while somebody types: what the same person goes on
 * doing with the same document is one line.
 */
export async function writeEntry(req: PayloadRequest, entry: Entry): Promise<void> {
  if (isUnrecorded(req) || (entry.action === 'changed' && entry.changes.length === 0)) return
  const now = new Date()
  const last = entry.action === 'changed' ? await lastEntry(req, entry) : undefined
  if (last && continues(req, last, entry, now)) return goOn(req, last, entry, now)
  const who = req.user?.id ?? null
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() }
  const data = { ...entry, who, whoName: nameOf(req.user) || program, ...times }
  await req.payload.db.create({ collection, data, req, returning: false })
}

async function lastEntry(req: PayloadRequest, { documentId, entity }: Entry): Promise<StoredEntry | undefined> {
  const which = documentId ? [{ documentId: { equals: documentId } }] : []
  const { docs } = await req.payload.db.find<StoredEntry>({
    collection,
    where: { and: [...which, { entity: { equals: entity } }] },
    sort: ['-updatedAt', '-id'],
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

function continues(req: PayloadRequest, last: StoredEntry, entry: Entry, now: Date): boolean {
  const isOwn = last.who != null && String(last.who) === String(req.user?.id)
  const isRecent = now.getTime() - new Date(last.updatedAt).getTime() < onePieceOfWorkMs
  if (!isOwn || !isRecent) return false
  // A new document is saved as a draft from its first letter on: all of that is its making.
  return last.action === 'created'
    ? savingOf(req, entry.entity).draft
    : last.action === 'changed' && last.language === entry.language
}

async function goOn(req: PayloadRequest, last: StoredEntry, entry: Entry, now: Date): Promise<void> {
  const changes = last.action === 'created' ? [] : joined(Array.isArray(last.changes) ? last.changes : [], entry.changes)
  const data = { changes, title: entry.title, updatedAt: now.toISOString() }
  await req.payload.db.updateOne({ collection, id: last.id, data, req, returning: false })
}

/** From the first state to the last; what was put back as it was did not change. */
export function joined(earlier: Change[], later: Change[]): Change[] {
  const keyOf = ({ language, path }: Change) => `${path} ${language ?? ''}`
  const all = new Map(earlier.map((change) => [keyOf(change), change]))
  for (const change of later) {
    const first = all.get(keyOf(change))
    all.set(keyOf(change), first && 'before' in first ? { ...change, before: first.before ?? null } : change)
  }
  return [...all.values()].filter((change) => !isBack(change))
}

function isBack(change: Change): boolean {
  return 'before' in change && 'after' in change && JSON.stringify(change.before) === JSON.stringify(change.after)
}
