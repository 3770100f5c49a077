import { copyText } from '../../design/copy-text.ts'
import { Icon } from '../../design/icons.tsx'
import { useSaid } from '../../design/use-said.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './buy.module.css'

/** Pass it on or put it on paper. Both need script, and are not there without it. */
export function Tools({ name }: { name: string }) {
  const { product: texts } = useMessages()
  const [copied, sayCopied] = useSaid()

  async function share(): Promise<void> {
    const { href: url } = location
    // The sheet of the device where there is one; who closes it has not failed.
    if (typeof navigator.share === 'function') return navigator.share({ title: name, url }).catch(() => undefined)
    if (await copyText(url)) sayCopied()
    else prompt(texts.share, url)
  }

  return (
    <div className={`${styles.tools} ${styles.scripted}`}>
      <button type="button" className="link" onClick={() => void share()}>
        <Icon name={copied ? 'check' : 'share'} />
        <span aria-live="polite">{copied ? texts.linkCopied : texts.share}</span>
      </button>
      <button type="button" className="link" onClick={() => print()}>
        <Icon name="print" />
        <span>{texts.print}</span>
      </button>
    </div>
  )
}
