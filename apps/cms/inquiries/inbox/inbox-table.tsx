import type { Locale } from '@lindero/contract'
import type { InboxFilter } from './inbox-filter.ts'
import { InboxLine } from './inbox-line.tsx'
import type { Inbox } from './read-inbox.ts'
import type { InboxWords } from './words.ts'

interface Props {
  filter: InboxFilter
  inbox: Inbox
  locale: Locale
  words: InboxWords
}

export function InboxTable({ filter, inbox, locale, words }: Props) {
  if (inbox.rows.length === 0) return <p className="sales-empty">{isPlain(filter) ? words.empty : words.emptySearch}</p>
  const now = new Date()
  return (
    <table className="sales-table">
      <thead>
        <tr>
          {[words.number, words.buyer, words.country, words.asksFor, words.status, words.assignee, words.age].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inbox.rows.map((row) => (
          <InboxLine key={row.id} row={row} inbox={inbox} now={now} locale={locale} words={words} />
        ))}
      </tbody>
    </table>
  )
}

function isPlain({ search, assignee, country, language }: InboxFilter): boolean {
  return !search && !assignee && !country && !language
}
