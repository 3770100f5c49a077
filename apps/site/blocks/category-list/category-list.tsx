import { countText } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import styles from './category-list.module.css'

export interface CategoryListItem {
  name: string
  href: string
  count: number
}

/** Categories as large lines of type with the number of styles at the end. */
export function CategoryList({ categories }: { categories: CategoryListItem[] }) {
  const { locale, messages } = useLanguage()
  return (
    <ul className={styles.list}>
      {categories.map((category) => (
        <li key={category.href}>
          <a href={category.href}>
            {category.name}
            <small>{countText(locale, messages.listing.styles, category.count)}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
