import type { Payload } from 'payload'
import { sql } from '../database/sql.ts'
import { write } from '../delivery/claim.ts'
import { deliverDue } from '../delivery/deliver.ts'
import { startWorker, type Worker } from '../delivery/worker.ts'
import { post } from './post.ts'
import { readWebhook, type Webhook } from './read-webhook.ts'
import { signWebhook, webhookHeaders } from './signature.ts'

export function startWebhookQueue(payload: Payload): Worker {
  return startWorker(payload, {
    failure: 'Webhook messages could not be sent',
    everyMs: 2_000,
    afterErrorMs: 30_000,
    once: (signal) => sendDueWebhooks(payload, () => new Date(), signal),
  })
}

export function sendDueWebhooks(payload: Payload, now: () => Date, signal?: AbortSignal): Promise<number> {
  return deliverDue(payload, { table: 'webhook_deliveries', now, deliver: (id) => send(payload, id, now()) }, signal)
}

async function send(payload: Payload, id: number, now: Date): Promise<void> {
  const delivery = await payload.findByID({ collection: 'webhook-deliveries', id, depth: 0, disableErrors: true })
  if (!delivery) return
  const webhook = await readWebhook(payload)
  if (!webhook) throw new Error('The webhook is switched off.')
  const status = await post(webhook.url, headers(webhook, delivery, now), String(delivery.body))
  await write(payload, sql`update webhook_deliveries set last_status = ${status} where id = ${id}`)
  if (status < 200 || status > 299) throw new Error(`The receiver answered ${status}.`)
}

function headers({ secret }: Webhook, { deliveryId, body }: Record<string, unknown>, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    [webhookHeaders.id]: String(deliveryId),
    [webhookHeaders.timestamp]: timestamp,
    [webhookHeaders.signature]: signWebhook(secret, timestamp, String(body)),
  }
}
