import type { Locale } from '@lindero/contract'
import { Tabs } from '../../desk-parts/tabs.tsx'
import { inquiryStatuses, statusNames } from '../statuses.ts'
import { type InboxFilter, inboxQuery } from './inbox-filter.ts'
import type { Inbox } from './read-inbox.ts'
import type { InboxWords } from './words.ts'

interface Props {
  filter: InboxFilter
  inbox: Inbox
  locale: Locale
  words: InboxWords
}

export function InboxTabs({ filter, inbox, locale, words }: Props) {
  const tabs = tabsOf(inbox, locale, words).map(({ view, ...tab }) => ({
    ...tab,
    address: `/admin/collections/inquiries?${inboxQuery(filter, { view })}`,
    isCurrent: filter.view === view,
  }))
  return <Tabs label={words.statuses} tabs={tabs} />
}

function tabsOf({ counts, late }: Inbox, locale: Locale, words: InboxWords) {
  const of = (status: string) => counts.get(status) ?? 0
  const sum = [...counts.values()].reduce((one, other) => one + other, 0)
  return [
    { view: 'all' as const, word: words.all, count: sum - of('spam') },
    { view: 'late' as const, word: words.late, count: late },
    ...statusNames.map((view) => ({ view, word: inquiryStatuses[view][locale], count: of(view) })),
  ]
}
