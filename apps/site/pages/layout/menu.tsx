import { Icon } from '../../design/icons.tsx'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { LayoutData } from '../page.ts'
import { CategoryPanel } from './category-panel.tsx'
import { currentOf } from './current.ts'
import { linksBelow, type NavigationItem } from './links-below.ts'
import styles from './menu.module.css'

interface MenuProps {
  item: NavigationItem
  layout: LayoutData
  canonical: string
}

/** Opens under the header; `details` needs no script. Categories take the whole width, pages a small panel. */
export function Menu({ item, layout, canonical }: MenuProps) {
  const { locale, messages } = useLanguage()
  const links = linksBelow(item, locale, messages)
  const current = [item, ...links].some(({ href }) => currentOf(href, canonical))
  return (
    <details className={styles.menu} data-menu="" data-hover="" name="menu">
      <summary aria-current={current ? 'true' : undefined}>
        {item.label}
        <Icon name="chevron" />
      </summary>
      {item.categories.length > 0 ? (
        <CategoryPanel item={item} links={links} layout={layout} />
      ) : (
        <ul className={styles.small}>
          {links.map((link) => (
            <li key={link.href + link.label}>
              <a href={link.href} rel={link.leaves ? 'noopener' : undefined} aria-current={currentOf(link.href, canonical)}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
