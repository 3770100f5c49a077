import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { Env } from '../config/env.ts'

export interface Administrator {
  email: string
  /** Present only when it was made up just now; it is shown once and kept nowhere. */
  password: string | null
}

/** The desk is never open to whoever comes first: an account exists before anything listens. */
export async function ensureAdministrator(payload: Payload, wanted: Env['administrator']): Promise<Administrator> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'administrator' } },
    limit: 1,
    sort: 'id',
  })
  const present = docs[0] as { email?: string } | undefined
  if (present) return { email: present.email ?? '', password: null }
  const email = wanted.email ?? 'admin@lindero.example'
  const password = wanted.password ?? randomBytes(15).toString('base64url')
  await payload.create({ collection: 'users', data: { email, password, role: 'administrator' } })
  return { email, password: wanted.password ? null : password }
}
