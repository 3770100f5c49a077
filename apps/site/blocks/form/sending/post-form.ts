import { envelope } from '@lindero/contract'
import { idempotencyHeader, idempotencyKey } from '../../../behaviour/idempotency-key.ts'
import { request } from '../../../behaviour/request.ts'
import type { Answer } from '../../../behaviour/request-error.ts'
import type { FormBlockData } from '../form-data.ts'
import { readDraft, writeDraft } from './draft.ts'
import type { Pairs } from './gather.ts'
import { inquiryOf, linesToSend } from './inquiry-payload.ts'

/** The inquiry goes as JSON, forms of staff's own as they stand (C-4, variants A and B). */
export async function postForm(data: FormBlockData, pairs: Pairs): Promise<Answer> {
  const inquiry = data.name ? null : inquiryOf(pairs, await linesToSend(data.locale))
  const { key, token } = draftFor(data, JSON.stringify(inquiry ?? pairs))
  const isOurs = new URL(data.action, location.href).origin === location.origin
  // Another server may not allow our header; the field says the same.
  const beside = { ...(token && { [envelope.token]: token }), ...(!isOurs && { [envelope.key]: key }) }
  const headers = { ...(isOurs && { [idempotencyHeader]: key }), ...(inquiry && { 'content-type': 'application/json' }) }
  const body = inquiry ? JSON.stringify({ ...inquiry, ...beside }) : encoded([...pairs, ...Object.entries(beside)])
  return request(data.action, { method: 'POST', headers, body, hasKey: isOurs })
}

function encoded(pairs: Pairs): URLSearchParams {
  return new URLSearchParams(pairs.map(([name, value]) => [name, value]))
}

/** The key of this very content: the same on every try, another one when something was changed since it was last sent. */
function draftFor(data: FormBlockData, content: string): { key: string; token: string } {
  const draft = readDraft(data)
  const key = draft.sent && draft.sent !== content ? idempotencyKey() : draft.key
  writeDraft(data, { ...draft, key, sent: content })
  return { key, token: draft.token }
}
