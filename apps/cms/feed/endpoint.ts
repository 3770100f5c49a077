import { setTimeout as pause } from 'node:timers/promises'
import { type FeedBatch, feedKeyHeader, feedWaitMs } from '@lindero/contract'
import type { Endpoint, PayloadRequest } from 'payload'
import { isInternal } from '../access/internal-key.ts'
import { type Cursor, readBatch } from './read-batch.ts'

/** The database is asked, not this process: another one (loading demo content, a second desk) may have written. */
const lookEveryMs = 200

export function feedEndpoint(internalKey: string): Endpoint {
  return {
    path: '/feed',
    method: 'get',
    handler: async (req) => {
      if (!isInternal(req.headers.get(feedKeyHeader), internalKey)) {
        return sentence(401, `The feed is for the site only; send the internal key in the ${feedKeyHeader} header.`)
      }
      const cursor = readCursor(req)
      if (!cursor) return sentence(400, 'The parameter after must be a whole number of 0 or more.')
      return Response.json(await waitForBatch(req, cursor), { headers: { 'cache-control': 'no-store' } })
    },
  }
}

function readCursor(req: PayloadRequest): Cursor | null {
  const after = req.searchParams.get('after') ?? '0'
  return /^\d{1,15}$/.test(after) ? { seq: Number(after), token: req.searchParams.get('token') ?? '' } : null
}

async function waitForBatch(req: PayloadRequest, cursor: Cursor): Promise<FeedBatch> {
  const deadline = Date.now() + feedWaitMs
  for (;;) {
    const batch = await readBatch(req.payload, cursor)
    if (batch) return batch
    if (Date.now() >= deadline || req.signal?.aborted) return { ...cursor, full: false, entries: [] }
    await pause(lookEveryMs)
  }
}

function sentence(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
