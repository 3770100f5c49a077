import type { InquiryLine } from '@lindero/contract'
import { Icon } from '../../../design/icons.tsx'
import { fill } from '../../../i18n/format.ts'
import type { ContactData } from '../load.ts'
import styles from './list-editor.module.css'
import type { Details } from './use-lines.ts'

interface UnknownLineProps {
  line: InquiryLine
  state: Details['state']
  words: ContactData['listWords']
  onRemove: () => void
}

/** A style of which nothing more is known yet, or any more. Its place is kept. */
export function UnknownLine({ line: { product }, state, words, onRemove }: UnknownLineProps) {
  return (
    <li className={styles.line} aria-busy={state === 'asked'}>
      <p className="quiet">{state === 'known' && fill(words.gone, { id: product })}</p>
      <button
        type="button"
        className={styles.icon}
        aria-label={fill(words.remove, { name: String(product) })}
        onClick={onRemove}
      >
        <Icon name="cross" />
      </button>
    </li>
  )
}
