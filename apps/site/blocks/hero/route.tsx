import styles from './route.module.css'

export interface Station {
  label: string
  /** The step further down the page. */
  href: string
}

/** The stops of a walk on a line that goes up and down; on a phone, one below the other. */
export function Route({ stations, labelledBy }: { stations: Station[]; labelledBy: string }) {
  const last = stations.length - 1
  const line = stations.map((_, index) => `${index * 2 + 1} ${index % 2 ? 1 : 3}`).join('L')
  return (
    <nav className={`wrap ${styles.route}`} aria-labelledby={labelledBy}>
      <svg viewBox={`0 0 ${last * 2 + 2} 4`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 3L${line}L${last * 2 + 2} ${last % 2 ? 1 : 3}`} />
      </svg>
      <ol>
        {stations.map(({ label, href }, index) => (
          <li key={href}>
            <a href={href}>
              <b>{index + 1}</b>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
