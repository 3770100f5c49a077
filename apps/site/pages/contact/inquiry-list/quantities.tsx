import type { InquiryLine, ListedProduct } from '@lindero/contract'
import { SwatchDot } from '../../../design/swatch-dot.tsx'
import { fill } from '../../../i18n/format.ts'
import type { ContactData } from '../load.ts'
import styles from './list-editor.module.css'

interface QuantitiesProps {
  line: InquiryLine
  product: ListedProduct
  words: ContactData['listWords']
  onChange: (colour: string, quantity: number) => void
}

/** Every colour of the style with a place for how many. */
export function Quantities({ line, product: { id, colours }, words, onChange }: QuantitiesProps) {
  const wanted = (key: string) => line.colours.find(({ colour }) => colour === key)?.quantity ?? 0
  return (
    <ul className={styles.colours}>
      {colours.map(({ key, name, swatch }) => (
        <li key={key}>
          <SwatchDot colour={swatch} />
          <label htmlFor={`list-${id}-${key}`}>{name}</label>
          <input
            id={`list-${id}-${key}`}
            aria-label={fill(words.quantity, { colour: name })}
            inputMode="numeric"
            autoComplete="off"
            value={wanted(key) || ''}
            placeholder="0"
            onChange={({ target }) => onChange(key, Number(target.value.replace(/\D/g, '')))}
          />
        </li>
      ))}
    </ul>
  )
}
