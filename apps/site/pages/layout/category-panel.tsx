import type { OptionCategory, ResolvedLink } from '@lindero/contract'
import { TextLink } from '../../design/links.tsx'
import { Picture } from '../../design/picture.tsx'
import { countText, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { LayoutData } from '../page.ts'
import styles from './category-panel.module.css'
import { FamilyPicture } from './family-picture.tsx'
import type { NavigationItem } from './links-below.ts'

interface CategoryPanelProps {
  item: NavigationItem
  links: ResolvedLink[]
  layout: LayoutData
}

/** All families with a picture each and what hangs below them; beside them one product, large. */
export function CategoryPanel({ item, links, layout: { feature, productCount } }: CategoryPanelProps) {
  const { locale, messages } = useLanguage()
  return (
    <div className={styles.panel}>
      <div className="wrap grid">
        <div className="c9">
          <div className={styles.head}>
            {item.intro && <p className="quiet">{item.intro}</p>}
            {links.map((link) => (
              <TextLink key={link.href} href={link.href} leaves={link.leaves}>
                {link.href === item.href
                  ? `${link.label}, ${countText(locale, messages.listing.styles, productCount)}`
                  : link.label}
              </TextLink>
            ))}
          </div>
          <ul className={styles.families}>
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
        <FamilyPicture category={category} />
        <span>{category.name}</span> <small>{formatNumber(locale, category.count)}</small>
      </a>
      {category.children.length > 0 && (
        <ul>
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
