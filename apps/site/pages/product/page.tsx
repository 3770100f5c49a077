import type { Locale } from '@lindero/contract'
import { ProductGrid } from '../../blocks/product-grid/product-grid.tsx'
import { Questions } from '../../blocks/questions/questions.tsx'
import { Breadcrumbs } from '../../design/breadcrumbs.tsx'
import { SideSection } from '../../design/section.tsx'
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
        {data.description && (
          <SideSection id="detail" title={messages.core.productDetail}>
            <p className={`lead ${styles.description}`}>{data.description}</p>
          </SideSection>
        )}
        <Specification groups={data.specification} />
        {data.packing && <Packing packing={data.packing} picture={data.colourways.at(-1)?.pictures.at(-1) ?? null} />}
      </article>
      {data.faq.length > 0 && <Questions id="questions" data={{ title: messages.product.questions, questions: data.faq }} />}
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
