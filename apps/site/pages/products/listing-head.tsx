import { SearchForm } from '../../design/search-form.tsx'
import { fill } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import type { ProductsData } from './load.ts'
import styles from './page.module.css'

/** What is listed, and a field that searches in just that. The header's own field is enough where all is listed. */
export function ListingHead({ data: { name, intro, search, href, categoryHref } }: { data: ProductsData }) {
  const { search: words } = useMessages()
  const label = categoryHref ? fill(words.within, { name }) : words.label
  return (
    <div className={styles.head}>
      <h1>{search?.title ?? name}</h1>
      {(!search || search.intro) && <p className="lead quiet">{search?.intro ?? intro}</p>}
      <div className={categoryHref || search ? undefined : styles.spare}>
        <SearchForm action={href} label={label} hint={label} submit={words.action} value={search?.text ?? ''} />
      </div>
    </div>
  )
}
