import type { Payload } from 'payload'
import { Reader } from '../../feed/publish/reader.ts'
import { mailKinds, mailStates } from '../../mail/mails.ts'

export interface ThreadMail {
  id: number
  kind: keyof typeof mailKinds
  state: keyof typeof mailStates
  to: string
  subject: string
  text: string
  at: string
  sentAt: string
  nextAttemptAt: string
  attempts: number
  lastError: string
  author: number | null
}

export async function readMails(payload: Payload, inquiry: number): Promise<ThreadMail[]> {
  const where = { inquiry: { equals: inquiry } }
  const { docs } = await payload.find({ collection: 'mails', where, pagination: false, sort: 'id', depth: 0 })
  return docs.map((doc) => asMail(new Reader(doc, 'en')))
}

function asMail(mail: Reader): ThreadMail {
  return {
    id: mail.number('id') ?? 0,
    kind: mail.oneOf(mailKinds, 'kind') ?? 'notice',
    state: mail.oneOf(mailStates, 'state') ?? 'waiting',
    to: mail.text('to'),
    subject: mail.text('subject'),
    text: mail.text('text'),
    at: mail.text('createdAt'),
    sentAt: mail.text('sentAt'),
    nextAttemptAt: mail.text('nextAttemptAt'),
    attempts: mail.number('attempts') ?? 0,
    lastError: mail.text('lastError'),
    author: mail.reference('author'),
  }
}
