import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { MailSender } from '../config/mail.ts'
import { Reader } from '../feed/publish/reader.ts'

/** Well within the lease on the mail. */
const patienceMs = 2 * 60_000

export async function sendMail(payload: Payload, id: number, from: MailSender): Promise<void> {
  const document = await payload.findByID({ collection: 'mails', id, depth: 0, disableErrors: true })
  if (!document) return
  const mail = new Reader(document, 'en')
  const inReplyTo = mail.text('inReplyTo')
  const replyTo = mail.text('replyTo')
  const sending = payload.sendEmail({
    // Addresses as parts, never as a text to be taken apart again.
    to: { name: '', address: mail.text('to') },
    from: `"${from.name}" <${from.address}>`,
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject: mail.text('subject'),
    text: mail.text('text'),
    html: mail.text('html'),
    messageId: mail.text('messageId'),
    ...(inReplyTo && { inReplyTo, references: inReplyTo }),
    headers: mail.text('kind') === 'reply' ? {} : { 'Auto-Submitted': 'auto-generated' },
  })
  await withinPatience(sending)
}

async function withinPatience(sending: Promise<unknown>): Promise<void> {
  const ended = new AbortController()
  const tooSlow = delay(patienceMs, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error(`The mail server did not finish within ${patienceMs / 1000} s.`)
  })
  try {
    await Promise.race([sending, tooSlow])
  } finally {
    ended.abort()
    tooSlow.catch(() => {})
  }
}
