import { Icon } from '../../design/icons.tsx'
import { useDevice } from '../../design/use-device.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './buy.module.css'
import { shareLink } from './share-link.ts'

/** Pass it on or put it on paper. Both need script, and are not there without it. */
export function Tools({ name }: { name: string }) {
  const { product: texts } = useMessages()
  const device = useDevice()
  const said = { done: texts.linkCopied, failed: texts.linkNotCopied }
  return (
    <div className={`${styles.tools} ${styles.scripted}`}>
      <button type="button" className="link" onClick={() => void shareLink({ title: name, url: location.href }, device, said)}>
        <Icon name="share" />
        <span>{texts.share}</span>
      </button>
      <button type="button" className="link" onClick={() => print()}>
        <Icon name="print" />
        <span>{texts.print}</span>
      </button>
    </div>
  )
}
