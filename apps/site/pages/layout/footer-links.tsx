import type { OptionData } from '@lindero/contract'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './footer.module.css'

/** The columns staff made, and the certificates by name, which lead to their register. */
export function FooterLinks({ footer: { columns, certificates } }: { footer: OptionData['footer'] }) {
  const { layout } = useMessages()
  return (
    <nav aria-label={layout.footerNavigation} className={styles.links}>
      {columns.map((column) => (
        <div key={column.title}>
          <h2>{column.title}</h2>
          <ul>
            {column.items.map((item) => (
              <li key={item.href + item.label}>
                <a href={item.href} rel={item.leaves ? 'noopener' : undefined}>
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {certificates && (
        <div>
          <h2>{layout.certificates}</h2>
          <ul>
            {certificates.names.map((name) => (
              <li key={name}>
                <a href={certificates.href}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  )
}
