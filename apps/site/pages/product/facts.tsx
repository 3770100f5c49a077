import { formatNumber, formatRange } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import styles from './facts.module.css'
import type { ProductData } from './load.ts'

/** What a buyer asks first, where a price would stand: minimums, days, material, size. */
export function Facts({ product: { moq, sampleDays, bulkDays, material, size } }: { product: ProductData }) {
  const { locale, messages } = useLanguage()
  const { product: texts } = messages
  const facts = [
    { name: texts.moqPerStyle, value: formatNumber(locale, moq.perStyle), unit: texts.pieces },
    { name: texts.moqPerColour, value: formatNumber(locale, moq.perColour), unit: texts.pieces },
    { name: texts.sample, value: formatRange(locale, sampleDays), unit: texts.days },
    { name: texts.bulk, value: formatRange(locale, bulkDays), unit: texts.days },
    { name: texts.material, value: material, unit: '' },
    { name: texts.size, value: size?.value ?? '', unit: size?.also ?? '', own: true },
  ].filter(({ value }) => value && value !== '0')
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, unit, own }) => (
        <div key={name} className={own ? styles.lines : undefined}>
          <dt>{name}</dt>
          <dd>
            {value} {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
