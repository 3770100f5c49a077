import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { SendAgain } from '../delivery/send-again.tsx'
import { deskLocale } from '../desk-parts/desk-locale.ts'
import { Facts } from '../desk-parts/facts.tsx'
import { Moment } from '../desk-parts/moment.tsx'
import { Reader } from '../feed/publish/reader.ts'
import { mailKinds, mailStates } from './mails.ts'
import { StateWord } from './state-word.tsx'

/** One mail of the outbox, to be read (G-8). */
export function MailView({ doc, i18n }: DocumentViewServerProps) {
  const locale = deskLocale(i18n)
  const words = mailWords[locale]
  const mail = new Reader(doc, locale)
  const kind = mail.oneOf(mailKinds, 'kind')
  const state = mail.oneOf(mailStates, 'state') ?? 'waiting'
  const moment = (name: string) => (mail.text(name) ? <Moment at={mail.text(name)} /> : '')
  const inquiry = mail.reference('inquiry')
  return (
    <Gutter className="desk-page sales-mail-page">
      <SetStepNav nav={[{ label: words.outbox, url: '/admin/collections/mails' }, { label: mail.text('subject') }]} />
      <div className="desk-page__facts">
        <StateWord state={state} locale={locale} /> <SendAgain collection="mails" id={String(doc.id)} state={state} />
      </div>
      <Facts
        facts={[
          [words.kind, kind ? mailKinds[kind][locale] : ''],
          [words.to, mail.text('to')],
          [words.from, mail.text('from')],
          [words.replyTo, mail.text('replyTo')],
          [words.written, moment('createdAt')],
          [words.sent, moment('sentAt')],
          [words.tries, String(mail.number('attempts') ?? 0)],
          [words.next, moment('nextAttemptAt')],
          [words.error, mail.text('lastError')],
        ]}
      />
      <div className="sales-mail">
        <p>{mail.text('text')}</p>
      </div>
      {inquiry !== null && <Link href={`/admin/collections/inquiries/${inquiry}`}>{words.inquiry}</Link>}
    </Gutter>
  )
}

const mailWords = {
  en: {
    kind: 'Kind',
    to: 'To',
    from: 'From',
    replyTo: 'Answers go to',
    written: 'Written',
    sent: 'Sent',
    tries: 'Tries',
    next: 'Next try',
    error: 'What went wrong',
    inquiry: 'Open the inquiry',
    outbox: 'Outbox',
  },
  es: {
    kind: 'Tipo',
    to: 'Para',
    from: 'De',
    replyTo: 'Respuestas a',
    written: 'Escrito',
    sent: 'Enviado',
    tries: 'Intentos',
    next: 'Próximo intento',
    error: 'Qué ha fallado',
    inquiry: 'Abrir la consulta',
    outbox: 'Bandeja de salida',
  },
}
