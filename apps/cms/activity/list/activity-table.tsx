import type { Locale } from '@lindero/contract'
import { Link } from '@payloadcms/ui'
import { DeskTable } from '../../desk-parts/desk-table.tsx'
import { Moment } from '../../desk-parts/moment.tsx'
import { ActionWord } from '../action-word.tsx'
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
  if (entries.length === 0) return <p className="desk-empty">{isPlain ? words.empty : words.emptySearch}</p>
  return (
    <DeskTable titles={[words.where, words.what, words.fields, words.who, words.when]} className="activity-table">
      {entries.map((entry) => (
        <Line key={entry.id} entry={entry} locale={locale} words={words} />
      ))}
    </DeskTable>
  )
}

function Line({ entry, locale, words }: { entry: ShownEntry; locale: Locale; words: ActivityWords }) {
  return (
    <tr className="desk-row">
      <th scope="row">
        <Link href={`/admin/collections/activity/${entry.id}`} prefetch={false}>
          {entry.title}
        </Link>
        {entry.kind !== entry.title && <small>{entry.kind}</small>}
      </th>
      <td>
        <ActionWord action={entry.action} locale={locale} />
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
