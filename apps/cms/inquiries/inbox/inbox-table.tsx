import type { Locale } from '@lindero/contract'
import { DeskTable } from '../../desk-parts/desk-table.tsx'
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
  if (inbox.rows.length === 0) return <p className="desk-empty">{isPlain(filter) ? words.empty : words.emptySearch}</p>
  const now = new Date()
  return (
    <DeskTable titles={[words.number, words.buyer, words.country, words.asksFor, words.status, words.assignee, words.age]}>
      {inbox.rows.map((row) => (
        <InboxLine key={row.id} row={row} inbox={inbox} now={now} locale={locale} words={words} />
      ))}
    </DeskTable>
  )
}

function isPlain({ search, assignee, country, language }: InboxFilter): boolean {
  return !search && !assignee && !country && !language
}
