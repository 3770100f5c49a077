import { Link } from '@payloadcms/ui'
import type { Shown } from './shown.ts'
import { worklistAddress } from './worklist-filter.ts'

export function WorklistPages({ filter, worklist, words }: Shown) {
  const total = worklist.counts[filter.state || 'all']
  const { pages } = worklist
  if (total === 0) return null
  return (
    <footer className="sales-pages">
      <span>{`${total} ${total === 1 ? words.foundOne : words.found}`}</span>
      {filter.page > 1 && (
        <Link href={worklistAddress(filter, { page: filter.page - 1 })} prefetch={false}>
          {words.earlier}
        </Link>
      )}
      {pages > 1 && <span>{`${words.page} ${filter.page} ${words.of} ${pages}`}</span>}
      {filter.page < pages && (
        <Link href={worklistAddress(filter, { page: filter.page + 1 })} prefetch={false}>
          {words.later}
        </Link>
      )}
    </footer>
  )
}
