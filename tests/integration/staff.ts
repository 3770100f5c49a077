import { randomUUID } from 'node:crypto'
import { type ContentKind, type Locale, localeCodes } from '@lindero/contract'
import type { Payload } from 'payload'
import type { Role } from '../../apps/cms/access/roles.ts'
import { readDocuments } from '../../apps/cms/feed/published-documents.ts'
import type { Desk } from '../helpers/desk.ts'

type Body = Record<string, unknown>

/** Somebody who works at the desk, asking its API as their browser would. */
export interface Staff {
  id: number
  send: (
    method: string,
    address: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Body }>
}

export async function signInAs({ payload, request }: Desk, role: Role): Promise<Staff> {
  const account = { email: `${randomUUID()}@house.example`, password: 'a long password' }
  const { id } = await payload.create({ collection: 'users', data: { ...account, role } })
  const { token } = await payload.login({ collection: 'users', data: account })
  const own = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  return {
    id: Number(id),
    send: async (method, address, body, headers) => {
      const answer = await request(`/api-cms/${address}`, {
        method,
        headers: { ...own, ...headers },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: await answer.json() }
    },
  }
}

/** What the site is told of a document now: its question, name or title in each language it is public in. */
export async function publicWords(payload: Payload, kind: ContentKind, id: number): Promise<Partial<Record<Locale, string>>> {
  const [entry] = await readDocuments(payload, kind, [String(id)])
  const content: Partial<Record<Locale, object>> = entry && 'content' in entry ? entry.content : {}
  return Object.fromEntries(localeCodes.flatMap((code) => (content[code] ? [[code, wordsOf(content[code])]] : [])))
}

function wordsOf(content: object): unknown {
  if ('question' in content) return content.question
  return 'name' in content ? content.name : 'title' in content ? content.title : ''
}
