import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { Breadcrumbs } from '../../design/breadcrumbs.tsx'
import { Picture } from '../../design/picture.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import type { StaffPageData } from './load.ts'
import styles from './page.module.css'

export function StaffPage({ data }: { data: StaffPageData }) {
  const messages = useMessages()
  return (
    <article>
      <Breadcrumbs crumbs={data.crumbs} current={data.title} label={messages.layout.breadcrumbs} />
      <header className="wrap grid page-head">
        <h1 className="display">{data.title}</h1>
        {data.lead && <p className="lead quiet">{data.lead}</p>}
      </header>
      {data.picture && (
        <div className={styles.picture}>
          <Picture picture={data.picture} sizes="100vw" className="cover" lead />
        </div>
      )}
      <div className="wrap grid section">
        <div className="c8 o5">
          <RichText body={data.body} />
        </div>
      </div>
    </article>
  )
}
