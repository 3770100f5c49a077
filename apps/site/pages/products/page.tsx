import { ProductGrid } from '../../blocks/product-grid/product-grid.tsx'
import { Breadcrumbs } from '../../design/breadcrumbs.tsx'
import { TextLink } from '../../design/links.tsx'
import { Pager } from '../../design/pager.tsx'
import { countText, fill, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import { CategorySide } from './category-side.tsx'
import type { ProductsData } from './load.ts'
import styles from './page.module.css'

export function ProductsPage({ data }: { data: ProductsData }) {
  const { locale, messages } = useLanguage()
  const { total, from, products } = data
  const range = fill(messages.pagination.range, {
    from: formatNumber(locale, from),
    to: formatNumber(locale, from + products.length - 1),
    total: formatNumber(locale, total),
  })
  return (
    <>
      <Breadcrumbs crumbs={data.crumbs} current={data.name} label={messages.layout.breadcrumbs} />
      <div className="wrap">
        <div className={styles.head}>
          <h1>{data.name}</h1>
          <p className="lead quiet">{data.intro}</p>
        </div>
        <div className="grid">
          <CategorySide tree={data.tree} allHref={data.allHref} allCurrent={data.categoryHref === null} />
          <div className="c9">
            <div className={styles.bar}>
              <p className="num">
                <strong>{countText(locale, messages.listing.styles, total)}</strong>
                {data.pages > 1 && <span className="quiet">{` ${range}`}</span>}
              </p>
              {data.categoryHref && <TextLink href={data.categoryHref}>{messages.core.learnMore}</TextLink>}
            </div>
            {total === 0 && <Empty href={data.allHref} />}
            <ProductGrid products={products} level={2} columns={3} />
            {total > 0 && <ListingPager data={data} />}
          </div>
        </div>
      </div>
      <div className="section" />
    </>
  )
}

function ListingPager({ data }: { data: ProductsData }) {
  const { locale, messages } = useLanguage()
  return (
    <Pager
      current={data.page}
      total={data.pages}
      hrefOf={(page) => (page === 1 ? data.href : `${data.href}?page=${page}`)}
      texts={{
        label: messages.pagination.label,
        previous: messages.core.previous,
        next: messages.core.next,
        total: fill(messages.core.totalPages, { n: formatNumber(locale, data.pages) }),
        page: (page) => fill(messages.pagination.page, { page }),
      }}
    />
  )
}

function Empty({ href }: { href: string }) {
  const { messages } = useLanguage()
  return (
    <div className="stack">
      <h2>{messages.empty.categoryTitle}</h2>
      <p className="lead quiet">{messages.empty.categoryText}</p>
      <TextLink href={href}>{messages.empty.browseAll}</TextLink>
    </div>
  )
}
