import { CategoryList } from '../../blocks/category-list/category-list.tsx'
import { ClosingCall } from '../../blocks/closing-call/closing-call.tsx'
import { ProductGrid } from '../../blocks/product-grid/product-grid.tsx'
import { Breadcrumbs } from '../../design/breadcrumbs.tsx'
import { TextLink } from '../../design/links.tsx'
import { Picture } from '../../design/picture.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import { Families } from './families.tsx'
import type { CategoryData } from './load.ts'

export function CategoryPage({ data }: { data: CategoryData }) {
  const messages = useMessages()
  const all = data.crumbs.length === 1
  return (
    <>
      <Breadcrumbs crumbs={data.crumbs} current={data.name} label={messages.layout.breadcrumbs} />
      <section className="wrap grid page-head">
        <h1 className="display">{data.name}</h1>
        <p className="lead quiet">{data.intro}</p>
      </section>
      {data.banner && (
        <div className="banner">
          <Picture picture={data.banner} sizes="100vw" className="cover" lead />
        </div>
      )}
      {all && <Families families={data.others} title={null} />}
      {data.children.length > 0 && (
        <section className="section" aria-labelledby="families">
          <div className="wrap grid">
            <h2 className="c4" id="families">
              {messages.listing.subcategories}
            </h2>
            <div className="c8 o5">
              <CategoryList categories={data.children} />
            </div>
          </div>
        </section>
      )}
      <FirstLook data={data} />
      {!all && data.others.length > 0 && <Families families={data.others} title={messages.listing.otherFamilies} />}
      <ClosingCall title={messages.call.title} text={messages.call.text} href={data.contactHref} />
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
        <ProductGrid products={data.products} level={3} columns={3} />
      </div>
    </section>
  )
}
