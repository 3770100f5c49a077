import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  /** What arrived, read as a mail program reads it, with the envelope it came in. */
  mails: (Email & { recipients: string[] })[]
  /** While set, every mail is refused with this sentence. */
  refusal: string | null
  stop: () => Promise<void>
}

/** A real mail server on this machine. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const state: MailServer = { url: '', mails: [], refusal: null, stop: async () => {} }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (state.refusal) return done(new Error(state.refusal))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        state.mails.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients })
        done()
      })
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  state.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
  state.stop = () => new Promise((resolve) => server.close(() => resolve()))
  return state
}
