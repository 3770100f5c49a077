import { type OptionData, routes } from '@lindero/contract'
import { ListCount } from '../../blocks/listed/list-count.tsx'
import { Icon } from '../../design/icons.tsx'
import { ButtonLink } from '../../design/links.tsx'
import { Wordmark } from '../../design/wordmark.tsx'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { PageMeta } from '../page.ts'
import styles from './drawer.module.css'
import { DrawerItem } from './drawer-item.tsx'
import { Languages } from './languages.tsx'
import { SiteSearch } from './site-search.tsx'

interface DrawerProps {
  option: OptionData
  alternates: PageMeta['alternates']
}

/** The menu on a phone. Without script it opens under the header, whose button closes it; with script it is a modal dialog. */
export function Drawer({ option: { navigation, site }, alternates }: DrawerProps) {
  const { locale, messages } = useLanguage()
  const { items, action } = navigation
  return (
    <details className={styles.drawer} data-menu="">
      <summary aria-label={messages.layout.menu}>
        <Icon name="bars" />
        <Icon name="cross" />
      </summary>
      <dialog className={styles.panel} aria-label={messages.layout.menu} open>
        <form className={styles.head} method="dialog">
          <button type="submit" aria-label={messages.layout.close}>
            <Icon name="cross" />
          </button>
          <a href={routes.home.href(locale)} aria-label={`${site.siteName}, ${messages.core.home}`}>
            <Wordmark />
          </a>
        </form>
        <div className={styles.body}>
          <SiteSearch />
          <nav aria-label={messages.layout.mainNavigation}>
            <ul>
              {items.map((item) => (
                <li key={item.href + item.label}>
                  <DrawerItem item={item} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.foot}>
          {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
          <ListCount />
          <Languages alternates={alternates} />
        </div>
      </dialog>
    </details>
  )
}
