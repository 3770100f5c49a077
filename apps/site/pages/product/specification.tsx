import { SpecTable } from '../../blocks/spec-table/spec-table.tsx'
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
        <div className="c8 o5">
          {groups.map((group) => (
            <SpecTable key={group.caption} caption={group.caption} rows={group.rows} />
          ))}
        </div>
      </div>
    </section>
  )
}
