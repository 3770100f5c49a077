import { Icon } from '../../design/icons.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './header-search.module.css'
import { SiteSearch } from './site-search.tsx'

/** A field where there is room for it; else a button that opens the field below the header. */
export function HeaderSearch() {
  const { search } = useMessages()
  return (
    <search className={styles.search}>
      <details data-menu="" name="menu">
        <summary aria-label={search.label}>
          <Icon name="search" />
        </summary>
        <div className={styles.panel}>
          <SiteSearch slim />
        </div>
      </details>
    </search>
  )
}
