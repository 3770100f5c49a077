import { formFilesPath, formsPath, formTokenPath } from '@lindero/contract'
import type { FormTokens } from '../../inquiries/form-token.ts'
import type { Accept } from '../../inquiries/outcome.ts'
import { countedAs } from '../../inquiries/sender-address.ts'
import type { SendingLimit } from '../../inquiries/sending-limit.ts'
import { isForeign } from '../foreign-origin.ts'
import type { HeaderPairs } from '../security-headers.ts'
import { type Asked, formAnswers } from './answers.ts'
import { type FileDoorParts, fileDoor } from './file-door.ts'
import { formDoor } from './form-door.ts'
import type { FormPage } from './form-page.ts'
import type { Patience } from './read-body.ts'
import { cameFrom, senderLocale } from './sender-locale.ts'
import type { SentRequest } from './sent-request.ts'

export interface FormDoorsParts extends Pick<FileDoorParts, 'uploads' | 'log'> {
  accept: Accept
  tokens: FormTokens
  /** Tries of one sender, good and bad; and files. */
  tries: SendingLimit
  files: SendingLimit
  publicUrl: string
  securityHeaders: HeaderPairs
  formPage: FormPage
  patience?: { form: Patience; file: Patience }
}

export type FormDoors = (sent: SentRequest) => Promise<Response>

const usualPatience = { form: { idleMs: 15_000, totalMs: 30_000 }, file: { idleMs: 30_000, totalMs: 300_000 } }

/** Everything below `/api/forms`. No other website may send here: there are no CORS headers, and a foreign origin is refused. */
export function formDoors(parts: FormDoorsParts): FormDoors {
  const { accept, tokens, tries, files, uploads, publicUrl, securityHeaders, formPage, log, patience = usualPatience } = parts
  const publicHost = new URL(publicUrl).host
  const answers = formAnswers(securityHeaders, formPage)
  const sendForm = formDoor(accept, answers, patience.form)
  const sendFile = fileDoor({ uploads, limit: files, answers, patience: patience.file, log })

  return async (sent) => {
    const asked = askedBy(sent, publicHost)
    return enter(sent, asked).catch((error: unknown) => {
      log.error({ err: error }, 'a form could not be answered')
      return answers.fail(asked)
    })
  }

  async function enter(sent: SentRequest, asked: Asked): Promise<Response> {
    const path = sent.url.split('?', 1)[0]
    if (path === formTokenPath) return giveToken(sent, asked)
    if (path !== formsPath && path !== formFilesPath) return answers.refuse(asked, 404, 'unknownDoor')
    if (sent.method !== 'POST') return answers.refuse(asked, 405, 'method', { allow: 'POST' })
    const { origin, host } = { origin: sent.header('origin'), host: sent.header('host') }
    const headers = { ...(origin !== null && { origin }), ...(host !== null && { host }) }
    if (isForeign({ method: sent.method, headers }, publicUrl)) return answers.refuse(asked, 403, 'foreign')
    if (path === formFilesPath) return sendFile(sent, { ...asked, wantsPage: false })
    const { ok, retryAfterSeconds } = await tries.count(countedAs(sent.address))
    if (!ok) return answers.refuse(asked, 429, 'often', { 'retry-after': String(retryAfterSeconds) })
    return sendForm(sent, asked)
  }

  function giveToken(sent: SentRequest, asked: Asked): Response {
    const isRead = sent.method === 'GET' || sent.method === 'HEAD'
    if (!isRead) return answers.refuse({ ...asked, wantsPage: false }, 405, 'readOnly', { allow: 'GET, HEAD' })
    return answers.json(200, { token: tokens.issue() })
  }
}

function askedBy(sent: SentRequest, publicHost: string): Asked {
  const page = cameFrom(sent.header('referer'), [sent.header('host'), publicHost])
  const locale = senderLocale(page, sent.header('accept-language'))
  return { wantsPage: /\btext\/html\b/i.test(sent.header('accept') ?? ''), locale, page, values: {} }
}
