import styles from './breadcrumbs.module.css'

export interface Crumb {
  name: string
  href: string
}

/** The last crumb is the page itself and no link. */
export function Breadcrumbs({ crumbs, current, label }: { crumbs: Crumb[]; current: string; label: string }) {
  return (
    <nav className={`${styles.crumbs} wrap`} aria-label={label}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
