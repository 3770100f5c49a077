import { ButtonLink } from '../../design/links.tsx'
import { fill, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import styles from './inquiry-bar.module.css'
import type { ProductData } from './load.ts'

/** On a phone the way to an inquiry stays in reach of the thumb. */
export function InquiryBar({ product }: { product: ProductData }) {
  const { locale, messages } = useLanguage()
  return (
    <div className={styles.bar}>
      <p>
        <strong>{product.name}</strong>
        <span className="quiet">{fill(messages.listing.moqShort, { n: formatNumber(locale, product.moq.perStyle) })}</span>
      </p>
      <ButtonLink href={product.contactHref}>{messages.core.inquiryNow}</ButtonLink>
    </div>
  )
}
