import type { Locale } from '@lindero/contract'
import { Link } from '@payloadcms/ui'
import { inquiryStatuses } from '../statuses.ts'
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
  const tabs = tabsOf(inbox, locale, words)
  return (
    <nav className="sales-tabs" aria-label={words.statuses}>
      {tabs.map(({ view, label, count }) => (
        <Link
          key={view}
          href={`/admin/collections/inquiries?${inboxQuery(filter, { view })}`}
          prefetch={false}
          aria-current={filter.view === view ? 'page' : undefined}
          className={`sales-tab sales-tab--${view}`}
        >
          {label} <span className="sales-tab__count">{count}</span>
        </Link>
      ))}
    </nav>
  )
}

function tabsOf({ counts, late }: Inbox, locale: Locale, words: InboxWords) {
  const of = (status: string) => counts.get(status) ?? 0
  const sum = [...counts.values()].reduce((one, other) => one + other, 0)
  const statuses = Object.keys(inquiryStatuses) as (keyof typeof inquiryStatuses)[]
  return [
    { view: 'all' as const, label: words.all, count: sum - of('spam') },
    { view: 'late' as const, label: words.late, count: late },
    ...statuses.map((view) => ({ view, label: inquiryStatuses[view][locale], count: of(view) })),
  ]
}
