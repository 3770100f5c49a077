import { ButtonLink } from '../../design/links.tsx'
import { Wordmark } from '../../design/wordmark.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import type { ErrorData } from './error-data.ts'
import styles from './page.module.css'

/** Replaces the whole app; the way out is the link home. */
export function FatalErrorPage({ data }: { data: ErrorData }) {
  const messages = useMessages()
  return (
    <div className={styles.fatal}>
      <header className={`wrap ${styles.head}`}>
        <a href={data.homeHref} aria-label={messages.core.home}>
          <Wordmark />
        </a>
      </header>
      <main id="main" className="wrap">
        <div className={styles.fault}>
          <p className={styles.code}>{data.status}</p>
          <h1 className={styles.message}>{data.message}</h1>
          <p className="lead quiet">{data.description}</p>
          <p>
            <ButtonLink href={data.homeHref}>{messages.core.home}</ButtonLink>
          </p>
          {data.reference && <p className="small quiet">{data.reference}</p>}
        </div>
      </main>
    </div>
  )
}
