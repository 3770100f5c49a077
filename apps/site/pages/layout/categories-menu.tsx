import { routes } from '@lindero/contract'
import { Icon } from '../../design/icons.tsx'
import { Picture } from '../../design/picture.tsx'
import { countText, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { LayoutData } from '../page.ts'
import styles from './categories-menu.module.css'

/** Opens under the header over the whole width; `details` needs no script. */
export function CategoriesMenu({ layout }: { layout: LayoutData }) {
  const { locale, messages } = useLanguage()
  const { feature } = layout
  return (
    <details className={styles.menu} data-menu="">
      <summary>
        {messages.core.categories}
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel}>
        <div className="wrap grid">
          <div className="c9">
            <ul className={styles.columns}>
              <li>
                <a href={routes.category.href(locale, { slug: '' })}>
                  {messages.listing.allCategories}{' '}
                  <small>{countText(locale, messages.listing.styles, layout.productCount)}</small>
                </a>
              </li>
              {layout.categories.map((category) => (
                <li key={category.href}>
                  <a href={category.href}>
                    {category.name} <small>{formatNumber(locale, category.count)}</small>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {feature && (
            <a className={`c3 ${styles.feature}`} href={feature.href}>
              <Picture picture={feature.picture} sizes="22vw" decorative />
              <span className="small quiet">{feature.name}</span>
            </a>
          )}
        </div>
      </div>
    </details>
  )
}
