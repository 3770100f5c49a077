import type { OptionData } from '@lindero/contract'
import { Icon } from '../../design/icons.tsx'
import { ButtonLink } from '../../design/links.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { PageMeta } from '../page.ts'
import styles from './drawer.module.css'
import { Languages } from './languages.tsx'
import { linksBelow, type NavigationItem } from './links-below.ts'

interface DrawerProps {
  navigation: OptionData['navigation']
  alternates: PageMeta['alternates']
}

/** The menu on a phone. It opens under the header, so that its own button closes it without script. */
export function Drawer({ navigation: { items, action }, alternates }: DrawerProps) {
  const { messages } = useLanguage()
  return (
    <details className={styles.drawer} data-menu="">
      <summary aria-label={messages.layout.menu}>
        <Icon name="bars" />
        <Icon name="cross" />
      </summary>
      <div className={styles.panel}>
        <nav className={styles.body} aria-label={messages.layout.menu}>
          <ul>
            {items.map((item) => (
              <li key={item.href + item.label}>
                {item.categories.length + item.children.length > 0 ? (
                  <Below item={item} />
                ) : (
                  <a href={item.href} rel={item.leaves ? 'noopener' : undefined}>
                    {item.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
          <Languages alternates={alternates} />
        </div>
      </div>
    </details>
  )
}

function Below({ item }: { item: NavigationItem }) {
  const { locale, messages } = useLanguage()
  return (
    <details open={item.categories.length > 0}>
      <summary>
        {item.label}
        <Icon name="chevron" />
      </summary>
      <ul>
        {linksBelow(item, locale, messages).map((link) => (
          <li key={link.href + link.label}>
            <a href={link.href} rel={link.leaves ? 'noopener' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
        {item.categories.map((category) => (
          <li key={category.href}>
            <a href={category.href}>
              {category.name} <small>{formatNumber(locale, category.count)}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
