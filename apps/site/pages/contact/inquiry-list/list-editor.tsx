import type { InquiryLine } from '@lindero/contract'
import { useRef, useState } from 'react'
import { changeList } from '../../../behaviour/inquiry-list/list.ts'
import { restored, without } from '../../../behaviour/inquiry-list/list-changes.ts'
import { useLanguage } from '../../../i18n/messages-context.tsx'
import type { ContactData } from '../load.ts'
import styles from './list-editor.module.css'
import { ListLine } from './list-line.tsx'
import { Offer } from './offer.tsx'
import { ShareList } from './share-list.tsx'
import { Undo } from './undo.tsx'
import { UnknownLine } from './unknown-line.tsx'
import { useDetails, useLines } from './use-lines.ts'
import { totalText } from './warnings.ts'

interface Removed {
  line: InquiryLine
  place: number
  name: string
}

/** The inquiry list (E-5), to be looked over before it is sent with the form below. */
export function ListEditor({ words }: { words: ContactData['listWords'] }) {
  const { locale } = useLanguage()
  const lines = useLines()
  const { products, state } = useDetails(locale, lines)
  const title = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  function remove(line: InquiryLine, place: number) {
    setRemoved({ line, place, name: products.get(line.product)?.name ?? String(line.product) })
    changeList((all) => without(all, line.product))
  }
  function undo({ line, place }: Removed) {
    changeList((all) => restored(all, line, place))
    setRemoved(null)
    title.current?.focus()
  }
  return (
    <>
      <Offer own={lines} words={words} />
      {(lines.length > 0 || removed) && (
        <section id="list" className={styles.list} aria-labelledby="list-title">
          <h2 id="list-title" ref={title} tabIndex={-1}>
            {words.title}
          </h2>
          <p className="quiet small">{words.intro}</p>
          {state === 'failed' && <p role="alert">{words.unreachable}</p>}
          <ul>
            {lines.map((line, place) => {
              const product = products.get(line.product)
              const shared = { line, words, onRemove: () => remove(line, place) }
              return product ? (
                <ListLine key={line.product} product={product} {...shared} />
              ) : (
                <UnknownLine key={line.product} state={state} {...shared} />
              )
            })}
          </ul>
          {removed && <Undo key={removed.name} name={removed.name} words={words} onUndo={() => undo(removed)} />}
          <div className={styles.foot}>
            <p className="num" aria-live="polite">
              {totalText(lines, locale, words)}
            </p>
            <ShareList lines={lines} words={words} />
          </div>
        </section>
      )}
    </>
  )
}
