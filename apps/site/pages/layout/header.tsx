import { routes } from '@lindero/contract'
import { ListCount } from '../../blocks/listed/list-count.tsx'
import { Wordmark } from '../../design/wordmark.tsx'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { LayoutData, PageMeta } from '../page.ts'
import { currentOf } from './current.ts'
import { Drawer } from './drawer.tsx'
import styles from './header.module.css'
import { HeaderSearch } from './header-search.tsx'
import { OtherLanguages } from './languages.tsx'
import { Menu } from './menu.tsx'

export function Header({ layout, meta }: { layout: LayoutData; meta: PageMeta }) {
  const { locale, messages } = useLanguage()
  const { site, navigation } = layout.option
  return (
    <header className={styles.head}>
      <div className={`wrap ${styles.row}`}>
        <Drawer option={layout.option} alternates={meta.alternates} />
        <a className={styles.brand} href={routes.home.href(locale)} aria-label={`${site.siteName}, ${messages.core.home}`}>
          <Wordmark />
        </a>
        <nav className={styles.nav} aria-label={messages.layout.mainNavigation}>
          {navigation.items.map((item) =>
            item.categories.length + item.children.length > 0 ? (
              <Menu key={item.href + item.label} item={item} layout={layout} canonical={meta.canonical} />
            ) : (
              <a
                key={item.href + item.label}
                href={item.href}
                rel={item.leaves ? 'noopener' : undefined}
                aria-current={currentOf(item.href, meta.canonical)}
              >
                {item.label}
              </a>
            ),
          )}
        </nav>
        <div className={styles.acts}>
          <HeaderSearch />
          <OtherLanguages alternates={meta.alternates} className={styles.language} />
          <ListCount />
          {navigation.action && (
            <a className={`btn ${styles.inquiry}`} href={navigation.action.href}>
              {navigation.action.label}
            </a>
          )}
        </div>
      </div>
    </header>
  )
}
