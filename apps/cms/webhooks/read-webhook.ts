import type { Payload, PayloadRequest } from 'payload'
import { readWebhookAddress } from './webhook-address.ts'

export interface Webhook {
  url: URL
  secret: string
}

/** Where new inquiries are told; null when staff have not switched it on. */
export async function readWebhook(payload: Payload, req?: PayloadRequest): Promise<Webhook | null> {
  const { active, url, secret } = await payload.findGlobal({ slug: 'webhooks', depth: 0, ...(req && { req }) })
  const address = readWebhookAddress(url)
  return active === true && address && typeof secret === 'string' && secret ? { url: address, secret } : null
}
