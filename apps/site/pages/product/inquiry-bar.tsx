import { type RefObject, useCallback } from 'react'
import { ButtonLink } from '../../design/links.tsx'
import { fill, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import styles from './inquiry-bar.module.css'
import type { ProductData } from './load.ts'
import { useInView } from './use-in-view.ts'

interface InquiryBarProps {
  product: ProductData
  href: string
  /** The main button. */
  inquiry: RefObject<HTMLElement | null>
}

/** On a phone the way to an inquiry stays in reach of the thumb, and steps aside for the main button and for the footer. */
export function InquiryBar({ product, href, inquiry }: InquiryBarProps) {
  const { locale, messages } = useLanguage()
  const away = useInView(useCallback(() => [inquiry.current, document.querySelector('#app > footer')], [inquiry]))
  return (
    <div className={styles.bar} data-away={away || undefined}>
      <p>
        <strong>{product.name}</strong>
        <span className="quiet">{fill(messages.listing.moqShort, { n: formatNumber(locale, product.moq.perStyle) })}</span>
      </p>
      <ButtonLink href={href}>{messages.core.inquiryNow}</ButtonLink>
    </div>
  )
}
