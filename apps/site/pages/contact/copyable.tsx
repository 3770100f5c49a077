import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { copyText } from '../../design/copy-text.ts'
import { Icon } from '../../design/icons.tsx'
import { useSaid } from '../../design/use-said.ts'
import { fill } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './places.module.css'

/** Words with a button that copies them; only where the browser has a clipboard for us. Its place is kept in any case. */
export function Copyable({ text, name, children }: { text: string; name: string; children: ReactNode }) {
  const { contact } = useMessages()
  const canCopy = useSyncExternalStore(never, hasClipboard, () => false)
  const [done, setDone] = useState(true)
  const [said, say] = useSaid()
  const copied = said && done

  async function copy(): Promise<void> {
    setDone(await copyText(text))
    say()
  }

  return (
    <div className={styles.copyable}>
      {children}
      {canCopy && (
        <button type="button" aria-label={fill(contact.copy, { what: name })} onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
        </button>
      )}
      <span className="vh" aria-live="polite">
        {said && (done ? fill(contact.copied, { what: name }) : contact.copyFailed)}
      </span>
    </div>
  )
}

const never = () => () => undefined
const hasClipboard = () => navigator.clipboard !== undefined
