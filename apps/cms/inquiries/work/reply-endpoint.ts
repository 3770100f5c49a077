import type { Endpoint } from 'payload'
import * as v from 'valibot'
import { valuesForBuyer } from '../../mail/compose/place-values.ts'
import { readTemplates } from '../../mail/compose/templates.ts'
import { writeMail } from '../../mail/compose/write-mail.ts'
import { isMailAddress } from '../../mail/mail-address.ts'
import type { MailEnv } from '../../mail/queue-mail.ts'
import { readHouse } from '../../mail/recipients.ts'
import { inquiryEndpoint, refuse } from './inquiry-endpoint.ts'
import { reply } from './reply.ts'

const schema = v.object({
  subject: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  text: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '')),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(20_000),
  ),
})

/** Answers a buyer: `POST {subject, text}` → `{state}`, `waiting` to be sent or `kept` because there is no mail server. */
export function replyEndpoint(env: MailEnv): Endpoint {
  return inquiryEndpoint('post', 'reply', async (req, inquiry) => {
    const { success, output } = v.safeParse(schema, req.data)
    if (!success) return refuse(req, 422, unwritten)
    if (!isMailAddress(inquiry.email)) return refuse(req, 409, noAddress)
    return Response.json({ state: await reply(req, inquiry, output, env) })
  })
}

/** What staff may begin an answer with, in the buyer's language and with the buyer's data filled in. */
export const replyTemplatesEndpoint: Endpoint = inquiryEndpoint('get', 'reply-templates', async (req, inquiry) => {
  const { locale } = inquiry
  const values = valuesForBuyer(inquiry, { locale, link: '', house: (await readHouse(req)).name })
  const templates = (await readTemplates(req)).replies(locale)
  return Response.json({
    locale,
    templates: templates.map(({ title, ...template }) => {
      const { subject, text } = writeMail(template, values, locale)
      return { title, subject, text }
    }),
  })
})

const unwritten = {
  en: 'Write a subject of up to 200 characters and a text of up to 20,000.',
  es: 'Escriba un asunto de hasta 200 caracteres y un texto de hasta 20 000.',
}
const noAddress = {
  en: 'This buyer left no e-mail address.',
  es: 'Este comprador no ha dejado ningún correo.',
}
