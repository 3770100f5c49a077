import type { PayloadRequest } from 'payload'
import { placeValues, valuesForBuyer } from '../mail/compose/place-values.ts'
import { readTemplates, type Templates } from '../mail/compose/templates.ts'
import { writeMail } from '../mail/compose/write-mail.ts'
import { deskLink } from '../mail/desk-link.ts'
import { isMailAddress } from '../mail/mail-address.ts'
import { type MailEnv, queueMail } from '../mail/queue-mail.ts'
import { type House, readHouse } from '../mail/recipients.ts'
import { queueWebhook } from '../webhooks/queue-webhook.ts'
import type { StoredInquiry } from './stored-inquiry.ts'

/** Tells sales, the buyer and whatever program listens. Only written down here, in the transaction of the inquiry itself. */
export type Announce = (req: PayloadRequest, inquiry: StoredInquiry) => Promise<void>

export function announceThrough(env: MailEnv): Announce {
  return async (req, inquiry) => {
    const known = { house: await readHouse(req), templates: await readTemplates(req), env }
    await tellSales(req, inquiry, known)
    await tellBuyer(req, inquiry, known)
    await queueWebhook(req, inquiry, deskLink(env.publicUrl, inquiry.id))
  }
}

interface Known {
  house: House
  templates: Templates
  env: MailEnv
}

async function tellSales(req: PayloadRequest, inquiry: StoredInquiry, { house, templates, env }: Known): Promise<void> {
  const locale = templates.salesLanguage
  const values = placeValues(inquiry, { locale, link: deskLink(env.publicUrl, inquiry.id), house: house.name })
  const mail = writeMail(templates.template('notice', locale), values, locale)
  const replyTo = isMailAddress(inquiry.email) ? inquiry.email : ''
  for (const to of house.recipients) await queueMail(req, { ...mail, kind: 'notice', inquiry: inquiry.id, to, replyTo }, env)
}

async function tellBuyer(req: PayloadRequest, inquiry: StoredInquiry, { house, templates, env }: Known): Promise<void> {
  if (!isMailAddress(inquiry.email)) return
  const { locale } = inquiry
  const values = valuesForBuyer(inquiry, { locale, link: '', house: house.name })
  const mail = writeMail(templates.template('confirmation', locale), values, locale)
  const [replyTo = ''] = house.recipients
  await queueMail(req, { ...mail, kind: 'confirmation', inquiry: inquiry.id, to: inquiry.email, replyTo }, env)
}
