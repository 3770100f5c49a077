import { Card } from '../../design/card.tsx'
import { countText } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import styles from './families.module.css'
import type { FamilyLink } from './load.ts'

/** Families as pictured cards. Without a title they are the page's own subject. */
export function Families({ families, title }: { families: FamilyLink[]; title: string | null }) {
  const { locale, messages } = useLanguage()
  return (
    <section className={title ? 'section' : undefined}>
      <div className="wrap">
        {title && (
          <div className="section-head">
            <h2>{title}</h2>
          </div>
        )}
        <ul className={styles.families}>
          {families.map((family) => (
            <Card
              key={family.href}
              href={family.href}
              title={family.name}
              level={title ? 3 : 2}
              picture={family.picture}
              sizes="(min-width: 64rem) 23vw, 46vw"
            >
              <p>{countText(locale, messages.listing.styles, family.count)}</p>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  )
}
