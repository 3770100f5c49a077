import { Link } from '@payloadcms/ui'
import { type InboxFilter, inboxQuery } from './inbox-filter.ts'
import type { Inbox } from './read-inbox.ts'
import type { InboxWords } from './words.ts'

export function InboxPages({ filter, inbox, words }: { filter: InboxFilter; inbox: Inbox; words: InboxWords }) {
  const { total, pages } = inbox
  const address = (page: number) => `/admin/collections/inquiries?${inboxQuery(filter, { page })}`
  return (
    <footer className="sales-pages">
      <span>{`${total} ${total === 1 ? words.foundOne : words.found}`}</span>
      {filter.page > 1 && (
        <Link href={address(filter.page - 1)} prefetch={false}>
          {words.earlier}
        </Link>
      )}
      {pages > 1 && <span>{`${words.page} ${filter.page} ${words.of} ${pages}`}</span>}
      {filter.page < pages && (
        <Link href={address(filter.page + 1)} prefetch={false}>
          {words.later}
        </Link>
      )}
    </footer>
  )
}
