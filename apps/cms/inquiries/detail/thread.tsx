import { isOf } from '@lindero/contract'
import { Moment } from '../../desk-parts/moment.tsx'
import { inquiryStatuses } from '../statuses.ts'
import { MailEntry } from './mail-entry.tsx'
import type { Shown } from './shown.ts'
import { type TimelineEntry, timelineOf } from './timeline.ts'

/** Everything that happened with it, oldest first. */
export function Thread(shown: Shown) {
  const { detail, words } = shown
  return (
    <section className="sales-part">
      <h3>{words.thread}</h3>
      <ol className="sales-thread">
        {timelineOf(detail).map((entry) => (
          <li key={entry.key} className={`sales-entry sales-entry--${entry.kind}`}>
            <Entry entry={entry} shown={shown} />
            <small>
              <Moment at={entry.at} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry, shown }: { entry: TimelineEntry; shown: Shown }) {
  const { detail, words } = shown
  const name = (id: number | null) => detail.staff.find((member) => member.id === id)?.name ?? ''
  if (entry.kind === 'received') return <p>{words.received}</p>
  if (entry.kind === 'mail') return <MailEntry mail={entry.mail} author={name(entry.mail.author)} shown={shown} />
  if (entry.kind === 'change') return <Change entry={entry} shown={shown} />
  return (
    <>
      <p>
        <strong>{name(entry.author) || words.byProgram}</strong> {words.wrote}
      </p>
      <p className="sales-note desk-notice tone-accent">{entry.text}</p>
    </>
  )
}

type ChangeEntry = Extract<TimelineEntry, { kind: 'change' }>

function Change({ entry, shown: { locale, words } }: { entry: ChangeEntry; shown: Shown }) {
  const { by, field, before, after } = entry
  const word = (value: string) => {
    if (field === 'assignee') return value || words.noOne
    return isOf(inquiryStatuses, value) ? inquiryStatuses[value][locale] : value
  }
  return (
    <p>
      <strong>{by || words.byProgram}</strong>
      {`: ${field === 'assignee' ? words.assigned : words.changed}, ${word(before)} → ${word(after)}`}
    </p>
  )
}
