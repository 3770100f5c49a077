import { routes } from '@lindero/contract'
import { Wordmark } from '../../design/wordmark.tsx'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { LayoutData, PageMeta, PagePayload } from '../page.ts'
import { CategoriesMenu } from './categories-menu.tsx'
import { Drawer } from './drawer.tsx'
import styles from './header.module.css'
import { OtherLanguages } from './languages.tsx'

interface HeaderProps {
  layout: LayoutData
  view: PagePayload['view']
  alternates: PageMeta['alternates']
}

export function Header({ layout, view, alternates }: HeaderProps) {
  const { locale, messages } = useLanguage()
  const contactHref = routes.contact.href(locale)
  return (
    <header className={styles.head}>
      <div className={`wrap ${styles.row}`}>
        <Drawer layout={layout} alternates={alternates} />
        <a className={styles.brand} href={routes.home.href(locale)} aria-label={`${layout.siteName}, ${messages.core.home}`}>
          <Wordmark />
        </a>
        <nav className={styles.nav} aria-label={messages.layout.mainNavigation}>
          <CategoriesMenu layout={layout} />
          <a href={routes.products.href(locale, { slug: '' })} aria-current={view === 'products' ? 'true' : undefined}>
            {messages.listing.allProducts}
          </a>
          <a href={contactHref} aria-current={view === 'contact' ? 'page' : undefined}>
            {messages.layout.contact}
          </a>
        </nav>
        <div className={styles.acts}>
          <OtherLanguages alternates={alternates} className={styles.language} />
          <a className={`btn ${styles.inquiry}`} href={contactHref}>
            {messages.core.inquiryNow}
          </a>
        </div>
      </div>
    </header>
  )
}
