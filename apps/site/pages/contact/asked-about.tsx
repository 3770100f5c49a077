import { Picture } from '../../design/picture.tsx'
import { fill } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import type { AskedProduct } from './load.ts'
import styles from './page.module.css'

/** The style the buyer came from, so that both sides know what is spoken of. */
export function AskedAbout({ product }: { product: AskedProduct }) {
  const { contact, product: texts } = useMessages()
  return (
    <section className={styles.about} aria-labelledby="about">
      {product.picture && <Picture picture={product.picture} sizes="8rem" decorative />}
      <div>
        <p className="eyebrow">{contact.aboutProduct}</p>
        <h2 id="about">
          <a href={product.href}>{product.name}</a>
        </h2>
        <p className="small quiet num">
          {[fill(texts.styleNo, { styleNo: product.styleNo }), product.colour].filter(Boolean).join(' · ')}
        </p>
      </div>
    </section>
  )
}
