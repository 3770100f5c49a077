import { isRecord } from '../fields/per-language.ts'

export interface Answer {
  ok: boolean
  body: Record<string, unknown>
  /** The desk's own sentence about what went wrong; empty when it gave none. */
  message: string
}

/** Sends something to the desk's own endpoints; also a broken connection is an answer. */
export async function sendToDesk(address: string, body: unknown = {}, method = 'POST'): Promise<Answer> {
  try {
    const answer = await fetch(`/api-cms${address}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    const read: unknown = await answer.json()
    const given = isRecord(read) ? read : {}
    return { ok: answer.ok, body: given, message: messageOf(given) }
  } catch {
    return { ok: false, body: {}, message: '' }
  }
}

function messageOf({ message, errors }: Record<string, unknown>): string {
  if (typeof message === 'string') return message
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  return isRecord(first) && typeof first.message === 'string' ? first.message : ''
}
