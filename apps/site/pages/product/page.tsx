import type { Locale } from '@lindero/contract'
import { useRef } from 'react'
import { ProductGrid } from '../../blocks/product-grid/product-grid.tsx'
import { Questions } from '../../blocks/questions/questions.tsx'
import { Breadcrumbs } from '../../design/breadcrumbs.tsx'
import { Section, SideSection } from '../../design/section.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import { Buy } from './buy.tsx'
import { Gallery } from './gallery.tsx'
import { InquiryBar } from './inquiry-bar.tsx'
import type { ProductData } from './load.ts'
import { MadeYours } from './made-yours.tsx'
import { Packing } from './packing.tsx'
import styles from './page.module.css'
import { PrintedAddress } from './printed-address.tsx'
import { Specification } from './specification.tsx'
import { useColour } from './use-colour.ts'

const noPictures: never[] = []

export function ProductPage({ data }: { data: ProductData; locale: Locale }) {
  const messages = useMessages()
  const { shown, chosen, choose } = useColour(data)
  const inquiry = useRef<HTMLAnchorElement>(null)
  const inquiryHref = chosen?.contactHref ?? data.contactHref
  return (
    <>
      <Breadcrumbs crumbs={data.crumbs} current={data.name} label={messages.layout.breadcrumbs} />
      <article className={styles.product}>
        <div className={`wrap grid ${styles.opening}`}>
          <div className="c7">
            <Gallery name={data.name} pictures={shown?.pictures ?? noPictures} />
          </div>
          <Buy product={data} shown={shown} onChoose={choose} inquiryHref={inquiryHref} inquiry={inquiry} />
        </div>
        {data.description && (
          <SideSection id="detail" title={messages.core.productDetail}>
            <p className={`lead ${styles.description}`}>{data.description}</p>
          </SideSection>
        )}
        <Specification groups={data.specification} />
        {data.customising && <MadeYours customising={data.customising} />}
        {data.packing && <Packing packing={data.packing} picture={data.colourways.at(-1)?.pictures.at(-1) ?? null} />}
        <PrintedAddress path={data.href} />
      </article>
      {data.faq.length > 0 && <Questions id="questions" data={{ title: messages.product.questions, questions: data.faq }} />}
      {data.related.length > 0 && (
        <Section id="related" title={messages.product.related}>
          <ProductGrid products={data.related} level={3} columns={4} />
        </Section>
      )}
      <InquiryBar product={data} href={inquiryHref} inquiry={inquiry} />
    </>
  )
}
