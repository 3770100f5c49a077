import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { StoredInquiry } from '../inquiries/stored-inquiry.ts'
import { readWebhook } from './read-webhook.ts'

/** In the transaction of the inquiry itself: what is stored is told, what is not is not. */
export async function queueWebhook(req: PayloadRequest, inquiry: StoredInquiry, link: string): Promise<void> {
  if (!(await readWebhook(req.payload, req))) return
  const now = new Date().toISOString()
  const { id, ...content } = inquiry
  await req.payload.create({
    collection: 'webhook-deliveries',
    data: {
      deliveryId: randomUUID(),
      inquiry: id,
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: now,
      body: JSON.stringify({ event: 'inquiry.created', link, inquiry: content }),
    },
    depth: 0,
    req,
  })
}
