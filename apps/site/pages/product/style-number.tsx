import { copyAndSay } from '../../design/copy-and-say.ts'
import { Icon } from '../../design/icons.tsx'
import { fill } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './buy.module.css'
import type { ProductData } from './load.ts'

/** Style number, service and season in one line; the number is copied with one touch. */
export function StyleNumber({ product: { styleNo, services, season } }: { product: ProductData }) {
  const { product: texts, layout } = useMessages()
  const rest = [services.join(' / '), season].filter(Boolean)
  return (
    <p className={`eyebrow num ${styles.style}`}>
      <span>{fill(texts.styleNo, { styleNo })}</span>
      <button
        type="button"
        className={styles.scripted}
        aria-label={texts.copyStyleNo}
        onClick={() => void copyAndSay(styleNo, texts.styleNoCopied, layout.copyFailed)}
      >
        <Icon name="copy" />
      </button>
      {rest.length > 0 && <span>{rest.join(' · ')}</span>}
    </p>
  )
}
