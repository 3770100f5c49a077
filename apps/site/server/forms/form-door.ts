import { idempotencyHeader } from '@lindero/contract'
import { placeOf } from '../../inquiries/arrival.ts'
import type { Accept } from '../../inquiries/outcome.ts'
import type { Asked, FormAnswers } from './answers.ts'
import { type Decoded, decodeBody } from './decode-body.ts'
import { type Body, type Patience, readBody } from './read-body.ts'
import type { SentRequest } from './sent-request.ts'

export const mostBody = 256 * 1024

const bodyStatus: Record<Extract<Body, { ok: false }>['problem'], number> = { tooLarge: 413, slow: 408, broken: 400 }
const decodedStatus = { contentType: 415, broken: 400, notFields: 422, filesInside: 422 } as const satisfies Record<
  Extract<Decoded, { ok: false }>['problem'],
  number
>

/** `POST /api/forms`: both variants of a submission (C-4). */
export function formDoor(accept: Accept, answers: FormAnswers, patience: Patience) {
  return async (sent: SentRequest, seems: Asked): Promise<Response> => {
    const type = sent.header('content-type') ?? ''
    if (sent.header('content-encoding') !== null) return answers.refuse(seems, 415, 'contentType')
    if (Number(sent.header('content-length')) > mostBody) return answers.refuse(seems, 413, 'tooLarge', closing)
    const body = await readBody(sent.body, mostBody, patience)
    if (!body.ok) return answers.refuse(seems, bodyStatus[body.problem], body.problem, closing)
    const decoded = await decodeBody(body.bytes, type)
    if (!decoded.ok) {
      const { problem } = decoded
      return answers.refuse(seems, decodedStatus[problem], problem === 'notFields' ? 'broken' : problem)
    }
    const { fields } = decoded
    const place = placeOf(fields, seems)
    const arrival = { fields, place, key: sent.header(idempotencyHeader), address: sent.address }
    const outcome = await accept({ ...arrival, userAgent: sent.header('user-agent') ?? '' })
    return answers.tell({ ...seems, values: fields }, outcome)
  }
}

/** What is left of the body is not waited for. */
const closing = { connection: 'close' }
