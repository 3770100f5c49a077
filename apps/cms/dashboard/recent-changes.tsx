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
      {changes.length === 0 ? (
        <p className="desk-calm">{words.noChanges}</p>
      ) : (
        <>
          <ol className="desk-recent">
            {changes.map((change) => (
              <Change key={change.id} change={change} age={ageText(new Date(change.at), now, locale)} />
            ))}
          </ol>
          <Link className="desk-more" href="/admin/collections/activity" prefetch={false}>
            {words.allChanges}
          </Link>
        </>
      )}
    </section>
  )
}

function Change({ change, age }: { change: RecentChange; age: string }) {
  const { who, action, kind, language, at } = change
  return (
    <li>
      <time dateTime={at}>{age}</time>
      <Title change={change} />
      <small>{[who, action, kind, language.toUpperCase()].filter(Boolean).join(' · ')}</small>
    </li>
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
