import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { askFeed, type FeedPosition, type FeedSource } from './ask-feed.ts'
import { applyBatch, type Documents } from './documents.ts'

/** All that has been learnt from the feed, and where its reader stands. */
export interface FeedState {
  documents: Documents
  position: FeedPosition | null
}

export interface FollowerParts {
  source: FeedSource
  start: FeedState
  /** Called after every batch that made a difference. Drafts in the desk make none, and cost no new catalogue. */
  onState: (state: FeedState) => void
  log: Logger
  signal: AbortSignal
  delays?: BackOff
}

export interface BackOff {
  firstMs: number
  mostMs: number
}

export const emptyState: FeedState = { documents: new Map(), position: null }

const usualDelays: BackOff = { firstMs: 250, mostMs: 10_000 }
/** Site and CMS start together, and the CMS takes longer: so many vain questions are no news before it has answered once. */
const startingFailures = 5

/** Follows the feed until the signal; resolves then. Never rejects: trouble is logged once and tried again. */
export async function followFeed({ source, start, onState, log, signal, delays = usualDelays }: FollowerParts): Promise<void> {
  let state = start
  let failures = 0
  let tellAt = startingFailures
  while (!signal.aborted) {
    try {
      const batch = await askFeed(source, state.position, signal)
      if (failures > tellAt) log.info('the CMS is back')
      failures = 0
      tellAt = 0
      if (isNews(batch, state.position)) {
        const { documents, problems } = applyBatch(state.documents, batch)
        for (const problem of problems) log.warn({ problem }, 'content left out')
        const isOther = documents !== state.documents || state.position === null
        state = { documents, position: { seq: batch.seq, token: batch.token } }
        if (isOther) onState(state)
      } else {
        // A feed that answers at once with nothing must not keep us busy.
        await rest(delays.firstMs, signal)
      }
    } catch (error) {
      if (signal.aborted) return
      if (failures === tellAt) log.warn({ reason: reasonOf(error) }, 'the CMS is away; showing the content we have')
      await rest(backOffMs(failures++, delays), signal)
    }
  }
}

/** Doubles from the first to the longest pause; jitter keeps several sites from asking in step. */
export function backOffMs(failures: number, { firstMs, mostMs }: BackOff, random = Math.random): number {
  const ceiling = Math.min(mostMs, firstMs * 2 ** failures)
  return ceiling * (0.5 + random() / 2)
}

function isNews(batch: { seq: number; token: string; full: boolean }, position: FeedPosition | null): boolean {
  return batch.full || batch.seq !== position?.seq || batch.token !== position.token
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined)
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}
