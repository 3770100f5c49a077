import { useState } from 'react'
import { useListed } from '../../blocks/listed/use-listed.ts'
import { Picture } from '../../design/picture.tsx'
import { fill } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import type { AskedProduct } from './asked-product.ts'
import { useContactWords } from './contact-words.ts'
import styles from './page.module.css'

interface AskedAboutProps {
  product: AskedProduct
  /** Id of the form it is sent with. */
  form: string | null
}

/** The style the buyer came from, so that both sides know what is spoken of. On the list it has its place already. */
export function AskedAbout({ product, form }: AskedAboutProps) {
  const contact = useContactWords()
  const { product: texts } = useMessages()
  const isListed = useListed().includes(product.id)
  if (isListed) return null
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
        {form && <Wanted product={product} form={form} />}
      </div>
    </section>
  )
}

/** Belongs to the form further down, and is sent with it. */
function Wanted({ product, form }: { product: AskedProduct; form: string }) {
  const { list, product: texts } = useMessages()
  const [isWrong, setWrong] = useState(product.isQuantityWrong)
  const line = (field: string) => ({ form, name: `lines[0]${field}` })
  return (
    <p className={styles.wanted}>
      <input type="hidden" {...line('[product]')} value={product.id} />
      <input type="hidden" {...line('[colours][0][colour]')} value={product.colour ?? ''} />
      <label htmlFor="about-quantity">{list.quantity}</label>
      <input
        id="about-quantity"
        {...line('[colours][0][quantity]')}
        inputMode="numeric"
        defaultValue={product.quantity || ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'about-quantity-problem' : undefined}
        onInvalid={() => setWrong(true)}
        onInput={() => setWrong(false)}
      />
      <span className="quiet small">{texts.pieces}</span>
      {isWrong && (
        <span id="about-quantity-problem" className={styles.wrong}>
          {product.quantityWords}
        </span>
      )}
    </p>
  )
}
