import { ButtonLink } from '../../design/links.tsx'
import { fill, formatNumber, formatRange } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import styles from './buy.module.css'
import type { ProductColour, ProductData } from './load.ts'
import { Swatches } from './swatches.tsx'
import type { ChooseColour } from './use-colour.ts'

interface BuyProps {
  product: ProductData
  shown: ProductColour | undefined
  onChoose: ChooseColour
}

/** Name, minimums and days where a price would stand, colours, and the way to an inquiry. */
export function Buy({ product, shown, onChoose }: BuyProps) {
  const { locale, messages } = useLanguage()
  const { product: texts } = messages
  const facts = [
    { name: texts.moqPerStyle, value: formatNumber(locale, product.moq.perStyle), unit: texts.pieces },
    { name: texts.moqPerColour, value: formatNumber(locale, product.moq.perColour), unit: texts.pieces },
    { name: texts.sample, value: formatRange(locale, product.sampleDays), unit: texts.days },
    { name: texts.bulk, value: formatRange(locale, product.bulkDays), unit: texts.days },
  ].filter(({ value }) => value !== '0')
  const line = [fill(texts.styleNo, { styleNo: product.styleNo }), product.services.join(' / '), product.season]
  return (
    <div className={`c5 ${styles.buy}`}>
      <p className="eyebrow num">{line.filter(Boolean).join(' · ')}</p>
      <h1>{product.name}</h1>
      {product.summary && <p className={`quiet ${styles.summary}`}>{product.summary}</p>}
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>
              {fact.value} <small>{fact.unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      {shown && <Swatches colourways={product.colourways} shown={shown} onChoose={onChoose} />}
      <div className={styles.acts}>
        <ButtonLink href={product.contactHref}>{messages.core.inquiryNow}</ButtonLink>
      </div>
    </div>
  )
}
