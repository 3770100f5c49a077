import type { PayloadRequest } from 'payload'
import { sql } from '../../database/sql.ts'
import { writeIn } from '../../delivery/claim.ts'
import { asHtml } from '../../mail/compose/as-html.ts'
import { oneLine } from '../../mail/compose/fill.ts'
import { type MailEnv, type MailState, queueMail } from '../../mail/queue-mail.ts'
import { readHouse } from '../../mail/recipients.ts'
import type { StoredInquiry } from '../stored-inquiry.ts'

export interface Reply {
  subject: string
  text: string
}

/** Answers the buyer: into the outbox and the thread, and the inquiry counts as answered. Within the request's transaction. */
export async function reply(req: PayloadRequest, inquiry: StoredInquiry, answer: Reply, env: MailEnv): Promise<MailState> {
  // First: what was taken for spam gets its confirmation now, and that belongs before the answer.
  await markAnswered(req, inquiry)
  const [replyTo = ''] = (await readHouse(req)).recipients
  const inReplyTo = await lastToBuyer(req, inquiry)
  return queueMail(
    req,
    {
      kind: 'reply',
      inquiry: inquiry.id,
      to: inquiry.email,
      replyTo,
      subject: oneLine(answer.subject),
      text: answer.text,
      html: asHtml(answer.text, inquiry.locale),
      ...(inReplyTo && { inReplyTo }),
      ...(typeof req.user?.id === 'number' && { author: req.user.id }),
    },
    env,
  )
}

async function lastToBuyer(req: PayloadRequest, { id, email }: StoredInquiry): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'mails',
    where: { inquiry: { equals: id }, to: { equals: email } },
    sort: '-id',
    limit: 1,
    depth: 0,
    req,
  })
  return typeof docs[0]?.messageId === 'string' ? docs[0].messageId : ''
}

/** Won and lost stay what they are; who answers what was taken for spam has found it to be none. */
async function markAnswered(req: PayloadRequest, { id, status }: StoredInquiry): Promise<void> {
  const open = ['new', 'inProgress', 'spam'].includes(status)
  if (open) await req.payload.update({ collection: 'inquiries', id, data: { status: 'answered' }, depth: 0, req })
  const now = new Date().toISOString()
  const first = sql`update inquiries set first_answered_at = ${now} where id = ${id} and first_answered_at is null returning id`
  await writeIn(req, first)
}
