import { idempotencyHeader, inquiryBounds, type SubmittedFile, submissionKeyForm } from '@lindero/contract'
import type { Logger } from 'pino'
import type { FormRefusal } from '../../i18n/form-refusals.ts'
import { countedAs } from '../../inquiries/sender-address.ts'
import type { SendingLimit } from '../../inquiries/sending-limit.ts'
import type { UploadProblem, Uploads } from '../../inquiries/uploads.ts'
import type { Asked, FormAnswers } from './answers.ts'
import { type Patience, patiently, SlowBody } from './read-body.ts'
import type { SentRequest } from './sent-request.ts'

export interface FileDoorParts {
  uploads: Uploads
  limit: SendingLimit
  answers: FormAnswers
  patience: Patience
  log: Logger
}

const said: Record<UploadProblem, { status: number; refusal: FormRefusal }> = {
  type: { status: 415, refusal: 'fileType' },
  twofold: { status: 415, refusal: 'fileTwofold' },
  large: { status: 413, refusal: 'fileLarge' },
  empty: { status: 422, refusal: 'fileEmpty' },
  name: { status: 422, refusal: 'fileName' },
  room: { status: 503, refusal: 'fileNoRoom' },
}

/** `POST /api/forms/files?name=…`: one file as it is, before the inquiry that names it (E-6). */
export function fileDoor({ uploads, limit, answers, patience, log }: FileDoorParts) {
  return async (sent: SentRequest, asked: Asked): Promise<Response> => {
    const name = nameIn(sent.url)
    if (!name) return answers.refuse(asked, 422, 'fileName', closing)
    const key = sent.header(idempotencyHeader)
    if (key !== null && !submissionKeyForm.test(key)) return answers.refuse(asked, 422, 'keyForm', closing)
    const id = uploads.idFor(key)
    const length = Number(sent.header('content-length') ?? Number.NaN)
    const earlier = key === null ? null : await uploads.find(id)
    if (earlier) return isOther(earlier, length) ? answers.refuse(asked, 422, 'keyTaken', closing) : answers.json(200, earlier)
    if (length > inquiryBounds.fileBytes) return answers.refuse(asked, 413, 'fileLarge', closing)
    const { ok, retryAfterSeconds } = await limit.count(countedAs(sent.address))
    if (!ok) return answers.refuse(asked, 429, 'often', { ...closing, 'retry-after': String(retryAfterSeconds) })
    return take(sent, asked, id, name)
  }

  async function take(sent: SentRequest, asked: Asked, id: string, name: string): Promise<Response> {
    const tracked = { broke: false }
    try {
      const upload = await uploads.take(id, name, watched(patiently(sent.body, patience), tracked))
      if (upload.ok) return answers.json(200, upload.file)
      const { status, refusal } = said[upload.problem]
      return answers.refuse(asked, status, refusal, closing)
    } catch (error) {
      if (error instanceof SlowBody) return answers.refuse(asked, 408, 'slow', closing)
      if (tracked.broke) return answers.refuse(asked, 400, 'fileBroken', closing)
      log.error({ reason: String(error) }, 'a file could not be kept')
      return answers.refuse(asked, 503, 'fileNoRoom', { ...closing, 'retry-after': '10' })
    }
  }
}

/** Tells a connection that broke from a disk that did. */
async function* watched(parts: AsyncIterable<Uint8Array>, tracked: { broke: boolean }): AsyncGenerator<Uint8Array, void> {
  tracked.broke = true
  for await (const part of parts) {
    tracked.broke = false
    yield part
    tracked.broke = true
  }
  tracked.broke = false
}

/** The same key for a file of another size is a mistake of the sender's. */
function isOther({ size }: SubmittedFile, length: number): boolean {
  return !Number.isNaN(length) && length !== size
}

function nameIn(url: string): string | null {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  return new URLSearchParams(query).get('name')?.slice(0, 1000) || null
}

const closing = { connection: 'close' }
