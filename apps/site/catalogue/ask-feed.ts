import { feedKeyHeader, feedPath, feedWaitMs } from '@lindero/contract'
import * as v from 'valibot'
import type { RawBatch } from './documents.ts'

export interface FeedSource {
  cmsUrl: string
  internalKey: string
}

/** Where a reader of the feed stands. */
export interface FeedPosition {
  seq: number
  token: string
}

export class FeedError extends Error {}

const patienceMs = feedWaitMs + 15_000

const frame = v.object({
  seq: v.pipe(v.number(), v.integer(), v.minValue(0)),
  token: v.string(),
  full: v.boolean(),
  entries: v.array(v.unknown()),
})

/** Asks the feed once; waits as long as the feed does when there is nothing new. */
export async function askFeed(source: FeedSource, position: FeedPosition | null, signal: AbortSignal): Promise<RawBatch> {
  const url = new URL(feedPath, source.cmsUrl)
  url.searchParams.set('after', String(position?.seq ?? 0))
  url.searchParams.set('token', position?.token ?? '')
  const response = await fetch(url, {
    headers: { [feedKeyHeader]: source.internalKey, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new FeedError(`the feed answered ${response.status}`)
  }
  const batch = v.safeParse(frame, await response.json())
  if (!batch.success) throw new FeedError('the feed answered something that is no batch')
  return batch.output
}
