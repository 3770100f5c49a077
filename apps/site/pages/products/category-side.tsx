import { Icon } from '../../design/icons.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import styles from './category-side.module.css'
import type { CategoryBranch } from './category-tree.ts'

interface CategorySideProps {
  tree: CategoryBranch[]
  allHref: string
  allCurrent: boolean
}

/** The tree of categories beside the listing; closed on a phone until asked for. */
export function CategorySide({ tree, allHref, allCurrent }: CategorySideProps) {
  const { messages } = useLanguage()
  return (
    <aside className={styles.side}>
      <details>
        <summary>
          {messages.core.categories}
          <Icon name="chevron" />
        </summary>
        <nav aria-label={messages.core.categories}>
          <p className={styles.title} aria-hidden="true">
            {messages.core.categories}
          </p>
          <ul>
            <li>
              <a href={allHref} aria-current={allCurrent ? 'page' : undefined}>
                {messages.listing.allProducts}
              </a>
            </li>
            <Branches branches={tree} />
          </ul>
        </nav>
      </details>
    </aside>
  )
}

function Branches({ branches }: { branches: CategoryBranch[] }) {
  const { locale } = useLanguage()
  return branches.map((branch) => (
    <li key={branch.href}>
      <a href={branch.href} aria-current={branch.current ? 'page' : undefined}>
        {branch.name} <small>{formatNumber(locale, branch.count)}</small>
      </a>
      {branch.children.length > 0 && (
        <ul>
          <Branches branches={branch.children} />
        </ul>
      )}
    </li>
  ))
}
