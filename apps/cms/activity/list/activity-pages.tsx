import { Link } from '@payloadcms/ui'
import type { ActivityWords } from '../words.ts'
import { type ActivityFilter, activityQuery } from './activity-filter.ts'
import type { ActivityPage } from './read-activity-page.ts'

export function ActivityPages({ filter, page, words }: { filter: ActivityFilter; page: ActivityPage; words: ActivityWords }) {
  const { total, pages } = page
  const address = (number: number) => `/admin/collections/activity?${activityQuery({ ...filter, page: number })}`
  return (
    <footer className="sales-pages">
      <span>{`${total} ${total === 1 ? words.foundOne : words.found}`}</span>
      {filter.page > 1 && (
        <Link href={address(filter.page - 1)} prefetch={false}>
          {words.newer}
        </Link>
      )}
      {pages > 1 && <span>{`${words.page} ${filter.page} ${words.of} ${pages}`}</span>}
      {filter.page < pages && (
        <Link href={address(filter.page + 1)} prefetch={false}>
          {words.older}
        </Link>
      )}
    </footer>
  )
}
