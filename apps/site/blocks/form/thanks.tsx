import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '../../design/icons.tsx'
import styles from './form.module.css'
import type { FormBlockData } from './form-data.ts'

/** Stands where the form stood. */
export function Thanks({ data, onAgain }: { data: FormBlockData; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { thanks, words, page, isSent } = data
  useEffect(() => heading.current?.focus(), [])
  function again(event: MouseEvent) {
    // Sent without script there is an address to go back from.
    if (isSent) return
    event.preventDefault()
    onAgain()
  }
  return (
    <div className={styles.thanks}>
      <Icon name="check" />
      <h3 ref={heading} tabIndex={-1}>
        {thanks.title}
      </h3>
      {thanks.text && <p>{thanks.text}</p>}
      <a className="link" href={page} onClick={again}>
        <span>{words.again}</span>
      </a>
    </div>
  )
}
