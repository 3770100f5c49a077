import { Card } from '../../design/card.tsx'
import { Section, SideSection } from '../../design/section.tsx'
import { countText } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import styles from './families.module.css'
import type { FamilyLink } from './load.ts'

interface FamiliesProps {
  id: string
  title: string
  families: FamilyLink[]
  /** With the heading beside them: for the few below one category. */
  aside?: boolean
}

/** Families as pictured cards. */
export function Families({ families, title, id, aside = false }: FamiliesProps) {
  const { locale, messages } = useLanguage()
  const Part = aside ? SideSection : Section
  return (
    <Part id={id} title={title}>
      <ul className={aside ? styles.families : `${styles.families} ${styles.four}`}>
        {families.map((family) => (
          <Card
            key={family.href}
            href={family.href}
            title={family.name}
            level={3}
            picture={family.picture}
            sizes="(min-width: 48rem) 23vw, 46vw"
          >
            <p>{countText(locale, messages.listing.styles, family.count)}</p>
          </Card>
        ))}
      </ul>
    </Part>
  )
}
