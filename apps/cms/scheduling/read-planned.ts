import type { Payload, PayloadRequest, Where } from 'payload'
import { nameOf } from '../desk-parts/staff.ts'
import type { Words } from '../fields/sentence.ts'
import { readReason } from './reason.ts'

export interface Planned {
  id: number
  action: string
  language: string
  entity: string
  /** Empty for a global. */
  documentId: string
  title: string
  state: string
  at: string
  /** Why it failed; empty words otherwise. */
  reason: Words
  by: string
}

/** For the start page: what waits, the next first, and what failed and nobody has planned anew. */
export async function readPlanned(
  payload: Payload,
  limit = 10,
): Promise<{ waiting: Planned[]; failed: Planned[]; counts: Counts }> {
  const [waiting, failed] = await Promise.all([
    read(payload, inState('waiting'), limit),
    read(payload, inState('failed'), limit),
  ])
  return { waiting: waiting.planned, failed: failed.planned, counts: { waiting: waiting.total, failed: failed.total } }
}

export interface Counts {
  waiting: number
  failed: number
}

/** What is planned for one document and what failed. */
export async function readPlannedFor(req: PayloadRequest, entity: string, documentId: string): Promise<Planned[]> {
  const about: Where = { documentId: documentId === '' ? { in: ['', null] } : { equals: documentId } }
  const where: Where = { and: [{ entity: { equals: entity } }, about, { state: { in: ['waiting', 'failed'] } }] }
  return (await read(req.payload, where, 20)).planned
}

const inState = (state: string): Where => ({ state: { equals: state } })

async function read(payload: Payload, where: Where, limit: number): Promise<{ planned: Planned[]; total: number }> {
  const { docs, totalDocs } = await payload.find({
    collection: 'scheduled-changes',
    where,
    limit,
    sort: 'nextAttemptAt',
    depth: 1,
  })
  return { planned: docs.map(asPlanned), total: totalDocs }
}

function asPlanned(change: Record<string, unknown>): Planned {
  const text = (name: string) => String(change[name] ?? '')
  return {
    id: Number(change.id),
    action: text('action'),
    language: text('language'),
    entity: text('entity'),
    documentId: text('documentId'),
    title: text('title'),
    state: text('state'),
    at: text('nextAttemptAt'),
    reason: readReason(change.lastError),
    by: nameOf(change.by),
  }
}
