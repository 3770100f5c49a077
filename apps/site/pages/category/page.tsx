import { ClosingCall } from '../../blocks/closing-call/closing-call.tsx'
import { ProductGrid } from '../../blocks/product-grid/product-grid.tsx'
import { Breadcrumbs } from '../../design/breadcrumbs.tsx'
import { TextLink } from '../../design/links.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import { CategoryHead } from './category-head.tsx'
import { Families } from './families.tsx'
import type { CategoryData } from './load.ts'

export function CategoryPage({ data }: { data: CategoryData }) {
  const { layout, listing, call } = useMessages()
  const all = data.crumbs.length === 1
  return (
    <>
      <Breadcrumbs crumbs={data.crumbs} current={data.name} label={layout.breadcrumbs} />
      <CategoryHead data={data} />
      {all && <Families families={data.others} title={listing.families} id="families" />}
      {data.children.length > 0 && <Families families={data.children} title={listing.subcategories} id="subcategories" aside />}
      <FirstLook data={data} />
      {!all && data.others.length > 0 && <Families families={data.others} title={listing.otherFamilies} id="others" />}
      <ClosingCall title={call.title} text={call.text} href={data.contactHref} />
    </>
  )
}

function FirstLook({ data }: { data: CategoryData }) {
  const messages = useMessages()
  if (data.products.length === 0) {
    return (
      <section className="section" aria-labelledby="empty">
        <div className="wrap stack">
          <h2 id="empty">{messages.empty.categoryTitle}</h2>
          <p className="lead quiet">{messages.empty.categoryText}</p>
          <TextLink href={data.allProductsHref}>{messages.empty.browseAll}</TextLink>
        </div>
      </section>
    )
  }
  return (
    <section className="section" aria-labelledby="first-look">
      <div className="wrap">
        <div className="section-head">
          <h2 id="first-look">{messages.listing.firstLook}</h2>
          <TextLink href={data.listingHref}>{messages.core.viewMore}</TextLink>
        </div>
        <ProductGrid products={data.products} level={3} columns={data.products.length === 4 ? 4 : 3} />
      </div>
    </section>
  )
}
