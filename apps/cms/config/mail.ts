import * as v from 'valibot'

export interface MailServer {
  host: string
  port: number
  /** TLS from the first byte; otherwise it is turned on when the server offers it. */
  secure: boolean
  auth: { user: string; pass: string } | null
}

export interface MailSender {
  name: string
  address: string
}

export interface MailSettings {
  /** Null: no mail leaves the house, it is kept for staff to read. */
  smtp: MailServer | null
  from: MailSender
}

export const smtpAddress = v.optional(
  v.pipe(
    v.string(),
    v.check(isMailServer, 'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587, or smtps://….'),
  ),
)

export function mailSettings(server: string | undefined, sender: string | undefined): MailSettings {
  const from = sender === undefined ? null : readSender(sender)
  if (!from && (server !== undefined || sender !== undefined))
    throw new Error('MAIL_FROM must be an address such as sales@example.com or Lindero <sales@example.com>.')
  return { smtp: server === undefined ? null : readServer(new URL(server)), from: from ?? nobody }
}

const nobody: MailSender = { name: 'Desk', address: 'desk@localhost' }

function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== ''
}

function readServer({ protocol, hostname, port, username, password }: URL): MailServer {
  const secure = protocol === 'smtps:' || port === '465'
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (secure ? 465 : 587), secure, auth }
}

/** `address`, or `Name <address>`; line ends and quotation marks within have no place in either. */
function readSender(value: string): MailSender | null {
  const [, name = '', inside, alone] = /^(?:"?([^<>"\\\r\n]*)"?\s*<([^<>\s]+)>|([^<>"\s]+))$/.exec(value.trim()) ?? []
  const address = inside ?? alone ?? ''
  return v.is(v.pipe(v.string(), v.email()), address) ? { name: name.trim(), address } : null
}
