import { inquiryBounds, routes } from '@lindero/contract'
import { useState } from 'react'
import { useListed } from '../../blocks/listed/use-listed.ts'
import { showToast } from '../../design/toasts/show-toast.ts'
import { fill } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import styles from './buy.module.css'
import type { ProductColour, ProductData } from './load.ts'

/** The shown colour in a quantity onto the inquiry list; begins with the smallest one that is made. */
export function AddToList({ product, shown }: { product: ProductData; shown: ProductColour | undefined }) {
  const { locale, messages } = useLanguage()
  const { list } = messages
  const { id, name, moq } = product
  const [quantity, setQuantity] = useState(String(moq.perColour || moq.perStyle || ''))
  const isListed = useListed().includes(id)
  async function add() {
    const { addProduct } = await import('../../behaviour/inquiry-list/list.ts')
    addProduct(id, shown?.key ?? '', Math.min(Number(quantity), inquiryBounds.quantity))
    const what = [name, shown?.name, Number(quantity) || ''].filter(Boolean).join(', ')
    await showToast('success', fill(list.added, { name: what }))
  }
  return (
    <div className={`${styles.listing} ${styles.scripted}`}>
      <label>
        <span className="vh">{list.quantity}</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={quantity}
          onChange={({ target }) => setQuantity(target.value.replace(/\D/g, '').slice(0, 7))}
        />
      </label>
      <button type="button" className="btn btn-line" onClick={() => void add()}>
        {list.add}
      </button>
      {isListed && (
        <a className="link" href={routes.contact.href(locale)}>
          <span>{list.open}</span>
        </a>
      )}
    </div>
  )
}
