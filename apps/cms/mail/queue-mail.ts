import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Env } from '../config/env.ts'
import type { Written } from './compose/write-mail.ts'
import type { MailKind } from './mails.ts'

export type MailEnv = Pick<Env, 'mail' | 'publicUrl'>
export type MailState = 'waiting' | 'kept'

export interface MailDraft extends Written {
  kind: MailKind
  inquiry: number
  to: string
  replyTo: string
  inReplyTo?: string
  author?: number
}

/**
 * Puts a mail into the outbox, in the transaction it belongs to. Its Message-ID is given here and never again: a mail sent
 * twice after a crash is known for the same by whoever receives it. Without a mail server it is kept, and stays so when one
 * is set up later: nobody wants last year's confirmations today.
 */
export async function queueMail(req: PayloadRequest, draft: MailDraft, { mail, publicUrl }: MailEnv): Promise<MailState> {
  const state = mail.smtp ? 'waiting' : 'kept'
  await req.payload.create({
    collection: 'mails',
    data: {
      ...draft,
      state,
      attempts: 0,
      from: mail.from.name ? `${mail.from.name} <${mail.from.address}>` : mail.from.address,
      nextAttemptAt: state === 'waiting' ? new Date().toISOString() : null,
      messageId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    },
    depth: 0,
    req,
  })
  return state
}
