import { randomUUID } from 'node:crypto'
import { feedKeyHeader, receiveFilePath, receivePath, type Submission } from '@lindero/contract'
import type { Role } from '../../apps/cms/access/roles.ts'
import type { Desk } from '../helpers/desk.ts'

type Inquiry = Extract<Submission['content'], { kind: 'inquiry' }>

export const internalHeaders = { [feedKeyHeader]: 'internal-key-only-for-tests' }

export function inquiryOf(buyer: Partial<Inquiry['inquiry']> = {}, lines: Inquiry['lines'] = []): Inquiry {
  return {
    kind: 'inquiry',
    inquiry: {
      name: 'Ana Ruiz',
      email: 'ana@buyer.example',
      phone: '+34 600 000 000',
      country: 'ES',
      message: 'Could you send a sample?',
      company: 'Casa Miravel',
      role: 'Buyer',
      preferredContact: 'whatsapp',
      wantedDate: '2027-03-01',
      consent: true,
      ...buyer,
    },
    lines,
  }
}

export function submissionOf(parts: Partial<Submission> = {}): Submission {
  return {
    key: randomUUID(),
    receivedAt: '2026-11-17T10:00:00.000Z',
    locale: 'en',
    page: '/contact',
    content: inquiryOf(),
    files: [],
    spam: { score: 0, reasons: [], suspected: false },
    sender: { address: '203.0.113.0', userAgent: 'Test' },
    ...parts,
  }
}

/** As the site's forwarder sends it. */
export function send(desk: Desk, submission: unknown): Promise<Response> {
  return desk.request(receivePath, { method: 'POST', headers: internalHeaders, body: JSON.stringify(submission) })
}

export function sendFile(desk: Desk, file: { key: string; id: string; name: string; type: string }, bytes: BodyInit) {
  const query = new URLSearchParams(file)
  return desk.request(`${receiveFilePath}?${query}`, { method: 'POST', headers: internalHeaders, body: bytes })
}

export async function stored(desk: Desk, collection: string, where = {}): Promise<Record<string, unknown>[]> {
  const { docs } = await desk.payload.find({ collection, where, pagination: false, depth: 0, sort: 'id' })
  return docs
}

/** Headers of somebody who has signed in. */
export async function signedInAs(desk: Desk, role: Role): Promise<Record<string, string>> {
  const account = { email: `${role}-${randomUUID()}@house.example`, password: 'a long password' }
  await desk.payload.create({ collection: 'users', data: { ...account, role } })
  const { token } = await desk.payload.login({ collection: 'users', data: account })
  return { authorization: `JWT ${token}`, 'content-type': 'application/json' }
}
