import { Blocks } from '../../blocks/blocks.tsx'
import { FormFields } from '../../blocks/form/form.tsx'
import { Breadcrumbs } from '../../design/breadcrumbs.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import { AskedAbout } from './asked-about.tsx'
import type { ContactData } from './load.ts'
import styles from './page.module.css'
import { Places } from './places.tsx'

export function ContactPage({ data }: { data: ContactData }) {
  const { layout } = useMessages()
  const { title, crumbs, before, form, after, product } = data
  const hasHero = [...before, ...after].some(({ type }) => type === 'hero')
  return (
    <>
      <Breadcrumbs crumbs={crumbs} current={title} label={layout.breadcrumbs} />
      {!hasHero && (
        <header className="wrap page-head">
          <h1 className="display">{title}</h1>
        </header>
      )}
      <Blocks blocks={before} />
      <div className={`wrap grid section ${styles.body}`}>
        <div className={`c7 ${styles.main}`}>
          {product && <AskedAbout product={product} />}
          {form && (
            <section className="stack" aria-labelledby="write">
              {form.data.title && <h2 id="write">{form.data.title}</h2>}
              {form.data.intro && <p className="lead">{form.data.intro}</p>}
              <FormFields data={form.data} id="write" />
            </section>
          )}
        </div>
        <Places />
      </div>
      <Blocks blocks={after} from={before.length + 1} />
    </>
  )
}
