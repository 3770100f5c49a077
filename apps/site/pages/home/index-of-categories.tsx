import { CategoryList } from '../../blocks/category-list/category-list.tsx'
import { TextLink } from '../../design/links.tsx'
import { Picture } from '../../design/picture.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './index-of-categories.module.css'
import type { HomeData } from './load.ts'

/** The families as a list; the picture beside it follows the pointer and the focus. */
export function CategoryIndex({ categories, moreHref }: { categories: HomeData['categories']; moreHref: string }) {
  const messages = useMessages()
  if (categories.length === 0) return null
  return (
    <section className="section" aria-labelledby="categories">
      <div className={`wrap grid ${styles.index}`}>
        <div className={`c6 ${styles.pictures}`} aria-hidden="true">
          {categories.map(({ href, picture }) => (
            <div key={href}>{picture && <Picture picture={picture} sizes="(min-width: 48rem) 45vw, 92vw" decorative />}</div>
          ))}
        </div>
        <div className={`c5 o8 ${styles.words}`}>
          <h2 className="eyebrow" id="categories">
            {messages.core.categories}
          </h2>
          <CategoryList categories={categories} />
          <p>
            <TextLink href={moreHref}>{messages.core.viewMore}</TextLink>
          </p>
        </div>
      </div>
    </section>
  )
}
