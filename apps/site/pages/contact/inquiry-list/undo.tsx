import { useEffect, useRef } from 'react'
import { fill } from '../../../i18n/format.ts'
import type { ContactData } from '../load.ts'
import styles from './list-editor.module.css'

interface UndoProps {
  name: string
  words: ContactData['listWords']
  onUndo: () => void
}

/** What was taken away, and the way to have it back; the focus comes here, for the button that was pressed is gone. */
export function Undo({ name, words, onUndo }: UndoProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <p role="status">
      {fill(words.removed, { name })}{' '}
      <button type="button" ref={button} className={styles.quiet} onClick={onUndo}>
        {words.undo}
      </button>
    </p>
  )
}
