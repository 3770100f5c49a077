import { SpecTable } from '../../blocks/spec-table/spec-table.tsx'
import { TextLink } from '../../design/links.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './specification.module.css'
import type { SpecGroup } from './specification-groups.ts'

export function Specification({ groups }: { groups: SpecGroup[] }) {
  const messages = useMessages()
  if (groups.length === 0) return null
  return (
    <section className="section" aria-labelledby="specification">
      <div className={`wrap grid ${styles.rows}`}>
        <h2 className={`c4 ${styles.title}`} id="specification">
          {messages.product.specification}
        </h2>
        <div className={`c8 o5 ${styles.groups}`}>
          {groups.map(({ caption, rows, more }) => (
            <div key={caption}>
              <SpecTable caption={caption} rows={rows} />
              {more && <TextLink href={more.href}>{more.label}</TextLink>}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
