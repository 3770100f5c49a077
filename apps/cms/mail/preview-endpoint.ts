import { localeCodes } from '@lindero/contract'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { staffEndpoint } from '../access/staff-endpoint.ts'
import { writeMailTemplates } from '../access/write-mail-templates.ts'
import { templateNames } from './compose/built-in.ts'
import { placeValues, valuesForBuyer } from './compose/place-values.ts'
import { readTemplates } from './compose/templates.ts'
import { writeMail } from './compose/write-mail.ts'
import { deskLink } from './desk-link.ts'
import type { MailEnv } from './queue-mail.ts'
import { readHouse } from './recipients.ts'
import { sampleInquiry } from './sample-inquiry.ts'

const text = v.optional(v.pipe(v.string(), v.maxLength(10_000)), '')
const schema = v.object({ template: v.picklist(templateNames), locale: v.picklist(localeCodes), subject: text, text })

/** What a template becomes, for a buyer who does not exist: `POST /api-cms/globals/mail-templates/preview`. */
export function previewEndpoint(env: MailEnv): Endpoint {
  return staffEndpoint({ path: '/preview', method: 'post', handler: (req) => preview(req, env) }, writeMailTemplates)
}

async function preview(req: PayloadRequest, env: MailEnv): Promise<Response> {
  await addDataAndFileToRequest(req)
  const asked = v.safeParse(schema, req.data)
  if (!asked.success) return Response.json({ message: asked.issues[0].message }, { status: 400 })
  const { template: name, locale, ...given } = asked.output
  const templates = await readTemplates(req)
  const [firstReply] = templates.replies(locale)
  const stored = name === 'reply' ? firstReply : templates.template(name, locale)
  const setting = { locale, link: deskLink(env.publicUrl, 0), house: (await readHouse(req)).name }
  const values = (name === 'notice' ? placeValues : valuesForBuyer)(sampleInquiry(locale), setting)
  const template = { subject: given.subject || (stored?.subject ?? ''), text: given.text || (stored?.text ?? '') }
  return Response.json(writeMail(template, values, locale))
}
