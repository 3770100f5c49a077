import { TextLink } from '../../design/links.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import { SiteSearch } from '../layout/site-search.tsx'
import type { ErrorData } from './error-data.ts'
import { FamiliesOn } from './families-on.tsx'
import styles from './page.module.css'

/** Inside the layout: header and footer go on working, and the page itself offers ways on. */
export function ErrorPage({ data }: { data: ErrorData }) {
  const messages = useMessages()
  return (
    <>
      <section className={`wrap ${styles.fault}`}>
        <p className={styles.code}>{data.status}</p>
        <h1>{data.title}</h1>
        <p className={`lead ${styles.message}`}>{data.message}</p>
        <p className="quiet">{data.description}</p>
        <SiteSearch />
        <p className={styles.ways}>
          <TextLink href={data.homeHref}>{messages.core.home}</TextLink>
          <TextLink href={data.productsHref}>{messages.empty.browseAll}</TextLink>
        </p>
      </section>
      <FamiliesOn />
    </>
  )
}
