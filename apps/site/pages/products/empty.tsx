import { ProductGrid } from '../../blocks/product-grid/product-grid.tsx'
import { ButtonLink, TextLink } from '../../design/links.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import type { ProductsData } from './load.ts'
import styles from './page.module.css'

export function EmptyListing({ href }: { href: string }) {
  const { empty } = useMessages()
  return (
    <div className="stack">
      <h2>{empty.categoryTitle}</h2>
      <p className="lead quiet">{empty.categoryText}</p>
      <TextLink href={href}>{empty.browseAll}</TextLink>
    </div>
  )
}

/** The ways on: an inquiry, the whole listing, and what comes closest. */
export function NothingFound({ data: { contactHref, href, instead } }: { data: ProductsData }) {
  const { core, search } = useMessages()
  return (
    <>
      <p className="acts">
        <ButtonLink href={contactHref}>{core.inquiryNow}</ButtonLink>
        <TextLink href={href}>{search.clear}</TextLink>
      </p>
      {instead.length > 0 && (
        <section className={styles.instead} aria-labelledby="close-to">
          <h2 id="close-to">{search.closeTo}</h2>
          <ProductGrid products={instead} level={3} columns={4} first />
        </section>
      )}
    </>
  )
}
