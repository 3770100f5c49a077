import { type InquiryLine, inquiryBounds, type ListedProduct, oneLine } from '@lindero/contract'
import type { ChangeEvent } from 'react'
import { changeList } from '../../../behaviour/inquiry-list/list.ts'
import { changed, withColour } from '../../../behaviour/inquiry-list/list-changes.ts'
import { Icon } from '../../../design/icons.tsx'
import { fill } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/messages-context.tsx'
import type { ContactData } from '../load.ts'
import styles from './list-editor.module.css'
import { Quantities } from './quantities.tsx'
import { minimumText, warningsOf } from './warnings.ts'

interface ListLineProps {
  line: InquiryLine
  product: ListedProduct
  words: ContactData['listWords']
  onRemove: () => void
}

/** One style: colours with their quantities, logo and note. Every change is kept at once. */
export function ListLine({ line, product, words, onRemove }: ListLineProps) {
  const { locale, messages } = useLanguage()
  const { id, name } = product
  const change = (part: Partial<InquiryLine>) => changeList((lines) => changed(lines, id, part))
  const method = ({ target }: ChangeEvent<HTMLSelectElement>) => change({ logoMethod: target.value })
  const note = ({ target }: ChangeEvent<HTMLInputElement>) =>
    change({ note: oneLine(target.value.slice(0, inquiryBounds.note)) })
  const quantity = (colour: string, wanted: number) => change({ colours: withColour(line.colours, colour, wanted) })
  return (
    <li className={styles.line}>
      {product.picture && <img src={product.picture} alt="" width="96" height="96" />}
      <div className={styles.head}>
        <h3>
          <a href={product.href}>{name}</a>
        </h3>
        <p className="small quiet num">
          {[fill(messages.product.styleNo, { styleNo: product.styleNo }), minimumText(product, locale, words)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <button type="button" className={styles.icon} aria-label={fill(words.remove, { name })} onClick={onRemove}>
        <Icon name="cross" />
      </button>
      <Quantities product={product} line={line} words={words} onChange={quantity} />
      <label className={styles.field}>
        {words.logo}
        <select value={line.logoMethod} onChange={method}>
          <option value="">{words.noLogo}</option>
          {product.logoMethods.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {words.note}
        <input value={line.note} placeholder={words.noteHint} maxLength={inquiryBounds.note} onChange={note} />
      </label>
      <ul className={styles.warnings} aria-live="polite">
        {warningsOf(line, product, locale, words).map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </li>
  )
}
