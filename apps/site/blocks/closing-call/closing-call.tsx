import { ButtonLink } from '../../design/links.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './closing-call.module.css'

/** The stone section that ends a page and leads to the inquiry. */
export function ClosingCall({ title, text, href }: { title: string; text: string; href: string }) {
  const messages = useMessages()
  return (
    <section className="section on-stone" aria-labelledby="call">
      <div className="wrap grid call">
        <h2 className={styles.title} id="call">
          {title}
        </h2>
        <div className="stack">
          {text && <p className="lead">{text}</p>}
          <ButtonLink href={href}>{messages.core.inquiryNow}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
