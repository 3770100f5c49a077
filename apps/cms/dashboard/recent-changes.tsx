import type { Locale } from '@lindero/contract'
import { Link } from '@payloadcms/ui'
import { ageText } from '../desk-parts/age-text.ts'
import type { RecentChange } from './read-recent.ts'
import { dashboardWords } from './words.ts'

export function RecentChanges({ changes, locale, now }: { changes: RecentChange[]; locale: Locale; now: Date }) {
  const words = dashboardWords[locale]
  return (
    <section className="desk-part" aria-labelledby="desk-recent">
      <h2 id="desk-recent">{words.recent}</h2>
      {changes.length === 0 ? <p className="desk-calm">{words.noChanges}</p> : null}
      <ol className="desk-recent">
        {changes.map((change) => (
          <li key={change.id}>
            <time dateTime={change.at}>{ageText(new Date(change.at), now, locale)}</time>
            <Title change={change} />
            <small>{[change.who, change.action, change.kind, change.language.toUpperCase()].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
      {changes.length > 0 && (
        <Link className="desk-more" href="/admin/collections/activity" prefetch={false}>
          {words.allChanges}
        </Link>
      )}
    </section>
  )
}

function Title({ change: { address, kind, title } }: { change: RecentChange }) {
  const text = title || kind
  if (!address) return <span>{text}</span>
  return (
    <Link href={address} prefetch={false}>
      {text}
    </Link>
  )
}
