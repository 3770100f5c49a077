import { SendAgain } from '../../delivery/send-again.tsx'
import { Moment } from '../../desk-parts/moment.tsx'
import { mailKinds } from '../../mail/mails.ts'
import { StateWord } from '../../mail/state-word.tsx'
import type { Shown } from './shown.ts'
import type { ThreadMail } from './thread-mails.ts'

/** A mail with its state; one that rests can be sent from here. */
export function MailEntry({ mail, author, shown }: { mail: ThreadMail; author: string; shown: Shown }) {
  const { locale, words } = shown
  return (
    <>
      <p>
        {author && <strong>{author}: </strong>}
        {mailKinds[mail.kind][locale]} <span className="sales-to">{mail.to}</span>{' '}
        <StateWord state={mail.state} locale={locale} />
      </p>
      {mail.state !== 'sent' && mail.lastError && (
        <p className="sales-error">
          {`${mail.lastError} (${mail.attempts} ${words.tries})`}
          {mail.nextAttemptAt && (
            <>
              {', '}
              {words.next} <Moment at={mail.nextAttemptAt} />
            </>
          )}
        </p>
      )}
      <details className="sales-mail" open={mail.kind === 'reply'}>
        <summary>{mail.subject}</summary>
        <p>{mail.text}</p>
      </details>
      <SendAgain collection="mails" id={mail.id} state={mail.state} />
    </>
  )
}
