import { initI18n } from '@payloadcms/translations'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Speakers } from '../plan/check-values.ts'

/** Requests in each language of the desk, in the name of whoever is at work. */
export async function speakersFor(payload: Payload, userId: unknown): Promise<Speakers> {
  const user = await readUser(payload, userId)
  const [en, es] = [await requestIn(payload, 'en', user), await requestIn(payload, 'es', user)]
  return { en, es }
}

export async function readUser(payload: Payload, id: unknown): Promise<PayloadRequest['user']> {
  const number = typeof id === 'object' && id !== null && 'id' in id ? id.id : id
  if (typeof number !== 'number') return null
  const user = await payload.findByID({ collection: 'users', id: number, depth: 0, disableErrors: true })
  return user ? { ...user, collection: 'users' } : null
}

async function requestIn(payload: Payload, language: 'en' | 'es', user: PayloadRequest['user']): Promise<PayloadRequest> {
  const req = await createLocalReq({ ...(user && { user }) }, payload)
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
  return Object.assign(req, { i18n, t: i18n.t })
}
