import { Suspense } from 'react'
import { Blocks } from '../../blocks/blocks.tsx'
import { FieldsWhenNeeded } from '../../blocks/form-when-needed.tsx'
import { Breadcrumbs } from '../../design/breadcrumbs.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import { AskedAbout } from './asked-about.tsx'
import { ContactWordsProvider } from './contact-words.ts'
import { InquiryList } from './inquiry-list.tsx'
import type { ContactData } from './load.ts'
import styles from './page.module.css'
import { Places } from './places.tsx'
import { RareBlock } from './rare-block.ts'

export function ContactPage({ data }: { data: ContactData }) {
  const { layout } = useMessages()
  const { title, crumbs, before, form, after, product, holidays } = data
  const hasHero = [...before, ...after].some(({ type }) => type === 'hero')
  return (
    <ContactWordsProvider value={data.words}>
      <Breadcrumbs crumbs={crumbs} current={title} label={layout.breadcrumbs} />
      {!hasHero && (
        <header className="wrap page-head">
          <h1 className="display">{title}</h1>
        </header>
      )}
      <Suspense>
        <Blocks blocks={before} Rare={RareBlock} />
      </Suspense>
      <div className={`wrap grid section ${styles.body}`}>
        <div className={`c7 ${styles.main}`}>
          <InquiryList words={data.listWords} />
          {product && <AskedAbout product={product} form={form ? 'write-form' : null} />}
          {form && (
            <section className="stack" aria-labelledby="write">
              {form.data.title && <h2 id="write">{form.data.title}</h2>}
              {form.data.intro && <p className="lead">{form.data.intro}</p>}
              <FieldsWhenNeeded key={String(form.data.isSent)} data={form.data} id="write" />
            </section>
          )}
        </div>
        <Places holidays={holidays} />
      </div>
      <Suspense>
        <Blocks blocks={after} Rare={RareBlock} from={before.length + (form ? 2 : 1)} />
      </Suspense>
    </ContactWordsProvider>
  )
}
