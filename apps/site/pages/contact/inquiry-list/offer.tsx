import type { InquiryLine } from '@lindero/contract'
import { useState } from 'react'
import { changeList } from '../../../behaviour/inquiry-list/list.ts'
import { type Lines, withLines } from '../../../behaviour/inquiry-list/list-changes.ts'
import { listIn } from '../../../behaviour/inquiry-list/list-link.ts'
import { countText } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/messages-context.tsx'
import type { ContactData } from '../load.ts'
import styles from './list-editor.module.css'

interface OfferProps {
  own: readonly InquiryLine[]
  words: ContactData['listWords']
}

/** A list that came with the address: to be used in place of one's own, added to it, or left alone. */
export function Offer({ own, words }: OfferProps) {
  const { locale } = useLanguage()
  const [offered, setOffered] = useState(() => listIn(location))
  if (!offered) return null
  const given = offered
  function decide(change: ((lines: Lines) => Lines) | null) {
    if (change) changeList(change)
    setOffered(null)
    history.replaceState(history.state, '', location.pathname)
  }
  const isReadable = given.length > 0
  const hasOwn = own.length > 0
  return (
    <section className={styles.offer} aria-labelledby="offer">
      <h2 id="offer">{words.offerTitle}</h2>
      <p>{isReadable ? countText(locale, words.offerText, given.length) : words.offerEmpty}</p>
      <div className={styles.acts}>
        {isReadable && (
          <button type="button" className="btn" onClick={() => decide(() => given)}>
            {hasOwn ? words.offerReplace : words.offerUse}
          </button>
        )}
        {isReadable && hasOwn && (
          <button type="button" className="btn btn-line" onClick={() => decide((lines) => withLines(lines, given))}>
            {words.offerAdd}
          </button>
        )}
        <button type="button" className={styles.quiet} onClick={() => decide(null)}>
          {words.offerRefuse}
        </button>
      </div>
    </section>
  )
}
