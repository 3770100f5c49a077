import type { OptionCategory, ResolvedLink } from '@lindero/contract'
import { Icon } from '../../design/icons.tsx'
import { Picture } from '../../design/picture.tsx'
import { countText, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { LayoutData } from '../page.ts'
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
    <details className={styles.menu} data-menu="" name="menu">
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

interface CategoryPanelProps extends Omit<MenuProps, 'canonical'> {
  links: ResolvedLink[]
}

function CategoryPanel({ item, links, layout: { feature, productCount } }: CategoryPanelProps) {
  const { locale, messages } = useLanguage()
  return (
    <div className={styles.panel}>
      <div className="wrap grid">
        <div className="c9">
          {item.intro && <p className={`quiet ${styles.intro}`}>{item.intro}</p>}
          <ul className={styles.columns}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} rel={link.leaves ? 'noopener' : undefined}>
                  {link.label}
                  {link.href === item.href && <small>{countText(locale, messages.listing.styles, productCount)}</small>}
                </a>
              </li>
            ))}
            {item.categories.map((category) => (
              <Family key={category.href} category={category} />
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
  )
}

function Family({ category }: { category: OptionCategory }) {
  const { locale } = useLanguage()
  return (
    <li>
      <a href={category.href}>
        {category.name} <small>{formatNumber(locale, category.count)}</small>
      </a>
      {category.children.length > 0 && (
        <ul className={styles.below}>
          {category.children.map((child) => (
            <li key={child.href}>
              <a href={child.href}>{child.name}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
