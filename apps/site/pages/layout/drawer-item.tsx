import { Icon } from '../../design/icons.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import { FamilyPicture } from './family-picture.tsx'
import { linksBelow, type NavigationItem } from './links-below.ts'

/** A link, or a heading that opens what hangs below it; the categories are open from the start. */
export function DrawerItem({ item }: { item: NavigationItem }) {
  const { locale, messages } = useLanguage()
  if (item.categories.length + item.children.length === 0) {
    return (
      <a href={item.href} rel={item.leaves ? 'noopener' : undefined}>
        {item.label}
      </a>
    )
  }
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
              <FamilyPicture category={category} />
              {category.name} <small>{formatNumber(locale, category.count)}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
