import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter } from 'payload'
import type { MailSender, MailServer, MailSettings } from '../config/mail.ts'
import { noMailYet } from './no-mail-yet.ts'

/** The way out for every mail, those of the desk itself (a forgotten password) too. */
export async function mailAdapter({ smtp, from }: MailSettings): Promise<EmailAdapter> {
  return smtp ? unhurried(await smtpAdapter(smtp, from)) : noMailYet
}

/**
 * The desk sends its own mails with a transaction open; a slow mail server would hold up everybody who wants to save. Only
 * mails of the outbox, which carry a Message-ID, are waited for.
 */
function unhurried(adapter: EmailAdapter): EmailAdapter {
  return ({ payload }) => {
    const opened = adapter({ payload })
    const sendEmail: typeof opened.sendEmail = async (message) => {
      const sending = opened.sendEmail(message)
      if (message.messageId) return sending
      sending.catch(() => payload.logger.error('A mail of the desk itself could not be sent.'))
    }
    return { ...opened, sendEmail }
  }
}

function smtpAdapter({ auth, ...server }: MailServer, from: MailSender): Promise<EmailAdapter> {
  return nodemailerAdapter({
    defaultFromAddress: from.address,
    defaultFromName: from.name,
    // Asked when there is something to send: the desk starts also while the mail server is away.
    skipVerify: true,
    transportOptions: {
      ...server,
      ...(auth && { auth }),
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 60_000,
      // A text never makes the desk read a file or fetch an address into a mail.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  })
}
