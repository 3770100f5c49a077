import { randomUUID } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { setUpWebhooks } from '../access/set-up-webhooks.ts'
import { staffEndpoint } from '../access/staff-endpoint.ts'
import { sentence, type Words } from '../fields/sentence.ts'
import { post } from './post.ts'
import { signWebhook, webhookHeaders } from './signature.ts'
import { readWebhookAddress } from './webhook-address.ts'

/** Tries the stored address, also before it is switched on: `POST /api-cms/globals/webhooks/test` → `{status}`. */
export const webhookTestEndpoint: Endpoint = staffEndpoint({ path: '/test', method: 'post', handler: sendTest }, setUpWebhooks)

async function sendTest(req: PayloadRequest): Promise<Response> {
  const { url, secret } = await req.payload.findGlobal({ slug: 'webhooks', depth: 0, req })
  const address = readWebhookAddress(url)
  if (!address || typeof secret !== 'string' || !secret) return refusal(req, 409, nothingStored)
  const body = JSON.stringify({ event: 'test' })
  try {
    const status = await post(address, headers(secret, body), body)
    return status >= 200 && status < 300 ? Response.json({ status }) : refusal(req, 502, answered(status))
  } catch (error) {
    return refusal(req, 502, unreached(error instanceof Error ? error.message : String(error)))
  }
}

function headers(secret: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  return {
    [webhookHeaders.id]: randomUUID(),
    [webhookHeaders.timestamp]: timestamp,
    [webhookHeaders.signature]: signWebhook(secret, timestamp, body),
  }
}

function refusal(req: PayloadRequest, status: number, words: Words): Response {
  return Response.json({ message: sentence(req, words) }, { status })
}

const nothingStored = {
  en: 'Enter an address and a key and save them first.',
  es: 'Escriba primero una dirección y una clave y guárdelas.',
}
const answered = (status: number) => ({
  en: `The receiver answered ${status}; 200 to 299 means that it took the message.`,
  es: `El receptor respondió ${status}; de 200 a 299 significa que aceptó el mensaje.`,
})
const unreached = (reason: string) => ({
  en: `The receiver could not be reached: ${reason}`,
  es: `No se ha podido contactar con el receptor: ${reason}`,
})
