import { type ReactNode, useSyncExternalStore } from 'react'
import { copyAndSay } from '../../design/copy-and-say.ts'
import { Icon } from '../../design/icons.tsx'
import { fill } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { useContactWords } from './contact-words.ts'
import styles from './places.module.css'

/** Words with a button that copies them; only where the browser has a clipboard for us. Its place is kept in any case. */
export function Copyable({ text, name, children }: { text: string; name: string; children: ReactNode }) {
  const contact = useContactWords()
  const { layout } = useMessages()
  const canCopy = useSyncExternalStore(never, hasClipboard, () => false)
  return (
    <div className={styles.copyable}>
      {children}
      {canCopy && (
        <button
          type="button"
          aria-label={fill(contact.copy, { what: name })}
          onClick={() => void copyAndSay(text, fill(contact.copied, { what: name }), layout.copyFailed)}
        >
          <Icon name="copy" />
        </button>
      )}
    </div>
  )
}

const never = () => () => undefined
const hasClipboard = () => navigator.clipboard !== undefined
