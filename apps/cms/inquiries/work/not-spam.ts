import type { Endpoint } from 'payload'
import { inquiryEndpoint, refuse } from './inquiry-endpoint.ts'

/** Moves an inquiry out of spam; what was held back for it then goes out (see announce-when-cleared). */
export const notSpamEndpoint: Endpoint = inquiryEndpoint('post', 'not-spam', async (req, { id, status }) => {
  if (status !== 'spam') return refuse(req, 409, noSpam)
  await req.payload.update({ collection: 'inquiries', id, data: { status: 'new' }, depth: 0, req })
  return Response.json({ status: 'new' })
})

const noSpam = { en: 'This inquiry is not in spam.', es: 'Esta consulta no está en correo no deseado.' }
