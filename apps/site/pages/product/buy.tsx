import type { RefObject } from 'react'
import { useMessages } from '../../i18n/messages-context.tsx'
import { AddToList } from './add-to-list.tsx'
import styles from './buy.module.css'
import { Facts } from './facts.tsx'
import type { ProductColour, ProductData } from './load.ts'
import { StyleNumber } from './style-number.tsx'
import { Swatches } from './swatches.tsx'
import { Tools } from './tools.tsx'
import type { ChooseColour } from './use-colour.ts'

interface BuyProps {
  product: ProductData
  shown: ProductColour | undefined
  onChoose: ChooseColour
  inquiryHref: string
  /** The main button: while it is seen the bar at the foot is not needed. */
  inquiry: RefObject<HTMLAnchorElement | null>
}

/** Name, minimums and days where a price would stand, colours, and the way to an inquiry. */
export function Buy({ product, shown, onChoose, inquiryHref, inquiry }: BuyProps) {
  const messages = useMessages()
  return (
    <div className={`c5 ${styles.buy}`}>
      <StyleNumber product={product} />
      <h1>{product.name}</h1>
      {product.summary && <p className={`quiet ${styles.summary}`}>{product.summary}</p>}
      <Facts product={product} />
      {shown && <Swatches colourways={product.colourways} shown={shown} onChoose={onChoose} />}
      <div className={styles.acts}>
        <a className="btn" href={inquiryHref} ref={inquiry}>
          {messages.core.inquiryNow}
        </a>
        <AddToList product={product} shown={shown} />
        <Tools name={product.name} />
      </div>
    </div>
  )
}
