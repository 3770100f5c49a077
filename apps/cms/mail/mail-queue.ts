import type { Payload } from 'payload'
import { shortReason } from '../database/short-reason.ts'
import { sql } from '../database/sql.ts'
import { write } from '../delivery/claim.ts'
import { deliverDue } from '../delivery/deliver.ts'
import { startWorker, type Worker } from '../delivery/worker.ts'
import type { MailEnv } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

export function startMailQueue(payload: Payload, env: MailEnv): Worker | null {
  if (env.mail.smtp) {
    return startWorker(payload, {
      failure: 'Mails could not be sent',
      everyMs: 2_000,
      afterErrorMs: 30_000,
      once: (signal) => sendDueMails(payload, env, () => new Date(), signal),
    })
  }
  keepWaitingMails(payload).catch((error) =>
    payload.logger.error(`Waiting mails could not be set aside: ${shortReason(error)}`),
  )
  return null
}

export function sendDueMails(payload: Payload, env: MailEnv, now: () => Date, signal?: AbortSignal): Promise<number> {
  const deliver = (id: number) => sendMail(payload, id, env.mail.from)
  return deliverDue(payload, { table: 'mails', now, deliver }, signal)
}

/** The mail server was taken away: staff see that these wait for nothing. */
export async function keepWaitingMails(payload: Payload): Promise<void> {
  await write(payload, sql`update mails set state = 'kept', next_attempt_at = null where state = 'waiting' returning id`)
}
