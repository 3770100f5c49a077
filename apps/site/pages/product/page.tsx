import type { Locale } from '@lindero/contract'
import { ProductGrid } from '../../blocks/product-grid/product-grid.tsx'
import { Breadcrumbs } from '../../design/breadcrumbs.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import { Buy } from './buy.tsx'
import { Gallery } from './gallery.tsx'
import { InquiryBar } from './inquiry-bar.tsx'
import type { ProductData } from './load.ts'
import { Packing } from './packing.tsx'
import styles from './page.module.css'
import { Specification } from './specification.tsx'
import { useColour } from './use-colour.ts'

export function ProductPage({ data }: { data: ProductData; locale: Locale }) {
  const messages = useMessages()
  const { shown, choose } = useColour(data)
  return (
    <>
      <Breadcrumbs crumbs={data.crumbs} current={data.name} label={messages.layout.breadcrumbs} />
      <article>
        <div className="wrap grid">
          <div className="c7">
            <Gallery key={shown?.key} name={data.name} pictures={shown?.pictures ?? []} />
          </div>
          <Buy product={data} shown={shown} onChoose={choose} />
        </div>
        <section className="section" aria-labelledby="detail">
          <div className="wrap grid">
            <h2 className="c4" id="detail">
              {messages.core.productDetail}
            </h2>
            <p className={`c8 o5 lead ${styles.description}`}>{data.description}</p>
          </div>
        </section>
        <Specification product={data} />
        <Packing product={data} />
      </article>
      {data.related.length > 0 && (
        <section className="section" aria-labelledby="related">
          <div className="wrap">
            <div className="section-head">
              <h2 id="related">{messages.product.related}</h2>
            </div>
            <ProductGrid products={data.related} level={3} columns={4} />
          </div>
        </section>
      )}
      <InquiryBar product={data} />
    </>
  )
}
