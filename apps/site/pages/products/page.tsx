import { ProductGrid } from '../../blocks/product-grid/product-grid.tsx'
import { Breadcrumbs } from '../../design/breadcrumbs.tsx'
import { TextLink } from '../../design/links.tsx'
import { countText, fill, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import { LearnMore } from '../learn-more.tsx'
import { CategorySide } from './category-side.tsx'
import { EmptyListing, NothingFound } from './empty.tsx'
import { ListingHead } from './listing-head.tsx'
import { ListingPager } from './listing-pager.tsx'
import type { ProductsData } from './load.ts'
import styles from './page.module.css'

export function ProductsPage({ data }: { data: ProductsData }) {
  const { messages } = useLanguage()
  const nothing = data.total === 0
  return (
    <>
      <Breadcrumbs crumbs={data.crumbs} current={data.name} label={messages.layout.breadcrumbs} />
      <div className="wrap">
        <ListingHead data={data} />
        {nothing && data.search ? (
          <NothingFound data={data} />
        ) : (
          <div className="grid">
            <CategorySide tree={data.tree} allHref={data.allHref} allCurrent={data.categoryHref === null} />
            <div className="c9">
              <Bar data={data} />
              {nothing && <EmptyListing href={data.allHref} />}
              <ProductGrid products={data.products} level={2} columns={3} first />
              {!nothing && <ListingPager data={data} />}
            </div>
          </div>
        )}
      </div>
      <div className="section" />
    </>
  )
}

function Bar({ data: { total, from, products, pages, search, name, href, categoryHref } }: { data: ProductsData }) {
  const { locale, messages } = useLanguage()
  const range = fill(messages.pagination.range, {
    from: formatNumber(locale, from),
    to: formatNumber(locale, from + products.length - 1),
    total: formatNumber(locale, total),
  })
  return (
    <div className={styles.bar}>
      <p className="num">
        <strong>{countText(locale, messages.listing.styles, total)}</strong>
        {pages > 1 && <span className="quiet">{` ${range}`}</span>}
      </p>
      {search ? (
        <TextLink href={href}>{messages.search.clear}</TextLink>
      ) : (
        categoryHref && <LearnMore about={name} href={categoryHref} />
      )}
    </div>
  )
}
