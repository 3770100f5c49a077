import { SpecTable } from '../../blocks/spec-table/spec-table.tsx'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { ProductData } from './load.ts'
import styles from './specification.module.css'
import { specificationGroups } from './specification-groups.ts'

export function Specification({ product }: { product: ProductData }) {
  const { locale, messages } = useLanguage()
  return (
    <section className="section" aria-labelledby="specification">
      <div className={`wrap grid ${styles.rows}`}>
        <h2 className={`c4 ${styles.title}`} id="specification">
          {messages.specification.title}
        </h2>
        <div className="c8 o5">
          {specificationGroups(product, locale, messages).map((group) => (
            <SpecTable key={group.caption} caption={group.caption} rows={group.rows} />
          ))}
        </div>
      </div>
    </section>
  )
}
