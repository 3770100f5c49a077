import { Pager } from '../../design/pager.tsx'
import { fill, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import { withQuery } from '../addresses.ts'
import type { ProductsData } from './load.ts'

export function ListingPager({ data: { page, pages, href, search } }: { data: ProductsData }) {
  const { locale, messages } = useLanguage()
  return (
    <Pager
      current={page}
      total={pages}
      hrefOf={(wanted) => withQuery(href, { q: search?.text, page: wanted === 1 ? null : wanted })}
      texts={{
        label: messages.pagination.label,
        previous: messages.core.previous,
        next: messages.core.next,
        total: fill(messages.core.totalPages, { n: formatNumber(locale, pages) }),
        page: (wanted) => fill(messages.pagination.page, { page: wanted }),
      }}
    />
  )
}
