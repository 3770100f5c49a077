import { ClosingCall } from '../../blocks/closing-call/closing-call.tsx'
import { ProductGrid } from '../../blocks/product-grid/product-grid.tsx'
import { ButtonLink, TextLink } from '../../design/links.tsx'
import { Picture } from '../../design/picture.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import { Craft } from './craft.tsx'
import { Figures } from './figures.tsx'
import { CategoryIndex } from './index-of-categories.tsx'
import type { HomeData } from './load.ts'
import styles from './page.module.css'
import { Steps } from './steps.tsx'
import { Tour } from './tour.tsx'
import { Certificates, Partners } from './trust.tsx'

export function HomePage({ data }: { data: HomeData }) {
  const messages = useMessages()
  const { hero, selected, call, hrefs } = data
  return (
    <>
      <section aria-labelledby="title">
        <div className="wrap grid page-head">
          <h1 className="display" id="title">
            {hero.title}
          </h1>
          <div>
            {hero.text && <p className="lead">{hero.text}</p>}
            <div className={styles.acts}>
              <ButtonLink href={hrefs.contact}>{messages.core.inquiryNow}</ButtonLink>
              <TextLink href={hrefs.products}>{messages.home.viewCollection}</TextLink>
            </div>
          </div>
        </div>
        {hero.picture && (
          <div className={styles.hero}>
            <Picture picture={hero.picture} sizes="100vw" className="cover" lead />
          </div>
        )}
      </section>
      <Figures statement={data.statement} figures={data.figures} />
      <CategoryIndex categories={data.categories} moreHref={hrefs.categories} />
      {selected.products.length > 0 && (
        <section className="section" aria-labelledby="selected">
          <div className="wrap">
            <div className="section-head">
              <h2 id="selected">{selected.title || messages.listing.firstLook}</h2>
              <TextLink href={hrefs.products}>{messages.core.viewMore}</TextLink>
            </div>
            <ProductGrid products={selected.products} level={3} columns={3} leading={selected.products.length % 2 === 1} />
          </div>
        </section>
      )}
      {data.craft && <Craft craft={data.craft} />}
      <Steps steps={data.steps} />
      {data.tour && <Tour tour={data.tour} />}
      {data.certificates && <Certificates certificates={data.certificates} />}
      {data.partners && <Partners partners={data.partners} />}
      <ClosingCall title={call.title || messages.call.title} text={call.text || messages.call.text} href={hrefs.contact} />
    </>
  )
}
