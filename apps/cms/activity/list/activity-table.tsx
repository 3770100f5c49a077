import type { Locale } from '@lindero/contract'
import { Link } from '@payloadcms/ui'
import { Moment } from '../../desk-parts/moment.tsx'
import { activityActions } from '../actions.ts'
import type { ShownEntry } from '../shown-entry.ts'
import type { ActivityWords } from '../words.ts'
import type { ActivityFilter } from './activity-filter.ts'

interface Props {
  entries: ShownEntry[]
  filter: ActivityFilter
  locale: Locale
  words: ActivityWords
}

const named = 3

export function ActivityTable({ entries, filter, locale, words }: Props) {
  const isPlain = !filter.who && !filter.kind && !filter.action
  if (entries.length === 0) return <p className="sales-empty">{isPlain ? words.empty : words.emptySearch}</p>
  return (
    <table className="sales-table activity-table">
      <thead>
        <tr>
          {[words.where, words.what, words.fields, words.who, words.when].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} locale={locale} words={words} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ entry, locale, words }: { entry: ShownEntry; locale: Locale; words: ActivityWords }) {
  return (
    <tr className="sales-row">
      <th scope="row">
        <Link href={`/admin/collections/activity/${entry.id}`} prefetch={false}>
          {entry.title}
        </Link>
        {entry.kind !== entry.title && <small>{entry.kind}</small>}
      </th>
      <td>
        <span className={`activity-action activity-action--${entry.action}`}>{activityActions[entry.action][locale]}</span>
        {entry.language && <small>{entry.language}</small>}
      </td>
      <td className="activity-fields">{fieldNames(entry, locale, words)}</td>
      <td>{entry.who}</td>
      <td className="activity-when">
        <Moment at={entry.at} />
      </td>
    </tr>
  )
}

function fieldNames({ changes }: ShownEntry, locale: Locale, words: ActivityWords): string {
  const names = [...new Set(changes.map(({ label }) => label[locale]))]
  const rest = names.length - named
  return names.slice(0, named).join(', ') + (rest > 0 ? ` + ${rest} ${words.more}` : '')
}
