import type { Endpoint, PayloadRequest } from 'payload'
import { answerInquiries } from '../access/answer-inquiries.ts'
import { staffEndpoint } from '../access/staff-endpoint.ts'
import { releaseFor } from '../delivery/release.ts'
import { sentence } from '../fields/sentence.ts'
import type { MailEnv } from './queue-mail.ts'

/** Sends a mail that was kept or given up: `POST /api-cms/mails/:id/send`. */
export function sendEndpoint({ mail }: MailEnv): Endpoint {
  const handler = (req: PayloadRequest) =>
    mail.smtp
      ? releaseFor(req, 'mails', ['kept', 'failed'])
      : Response.json({ message: sentence(req, noServer) }, { status: 409 })
  return staffEndpoint({ path: '/:id/send', method: 'post', handler }, answerInquiries)
}

const noServer = {
  en: 'No mail server is set up, so nothing can be sent. Whoever runs this program sets SMTP_URL and MAIL_FROM.',
  es: 'No hay servidor de correo, así que no se puede enviar nada. Quien administra el programa debe definir SMTP_URL y MAIL_FROM.',
}
