import { routes } from '@lindero/contract'
import { Icon } from '../../design/icons.tsx'
import { ButtonLink } from '../../design/links.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { LayoutData, PageMeta } from '../page.ts'
import styles from './drawer.module.css'
import { Languages } from './languages.tsx'

/** The menu on a phone. It opens under the header, so that its own button closes it without script. */
export function Drawer({ layout, alternates }: { layout: LayoutData; alternates: PageMeta['alternates'] }) {
  const { locale, messages } = useLanguage()
  return (
    <details className={styles.drawer} data-menu="">
      <summary aria-label={messages.layout.menu}>
        <Icon name="bars" />
        <Icon name="cross" />
      </summary>
      <div className={styles.panel}>
        <nav className={styles.body} aria-label={messages.layout.menu}>
          <ul>
            <li>
              <details open>
                <summary>
                  {messages.core.categories}
                  <Icon name="chevron" />
                </summary>
                <ul>
                  {layout.categories.map((category) => (
                    <li key={category.href}>
                      <a href={category.href}>
                        {category.name} <small>{formatNumber(locale, category.count)}</small>
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
            <li>
              <a href={routes.products.href(locale, { slug: '' })}>{messages.listing.allProducts}</a>
            </li>
            <li>
              <a href={routes.contact.href(locale)}>{messages.layout.contact}</a>
            </li>
          </ul>
        </nav>
        <div className={styles.foot}>
          <ButtonLink href={routes.contact.href(locale)}>{messages.core.inquiryNow}</ButtonLink>
          <Languages alternates={alternates} />
        </div>
      </div>
    </details>
  )
}
