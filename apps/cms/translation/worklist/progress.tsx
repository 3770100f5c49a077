import { Link } from '@payloadcms/ui'
import { labelText } from '../desk-label.ts'
import type { Shown } from './shown.ts'
import { worklistAddress } from './worklist-filter.ts'

/** How far each kind of content is; a press shows what is left of it. */
export function Progress({ filter, worklist, locale, words }: Shown) {
  return (
    <nav className="words-progress" aria-label={words.progress}>
      {worklist.kinds.map(({ entity, label, missing, outdated, percent }) => {
        const isChosen = filter.kind === entity
        const open = missing + outdated
        return (
          <Link
            key={entity}
            href={worklistAddress(filter, { kind: isChosen ? '' : entity, state: '' })}
            prefetch={false}
            aria-current={isChosen ? 'true' : undefined}
          >
            <span>{labelText(label, locale)}</span>
            <strong>{`${percent} %`}</strong>
            <Bar percent={percent} />
            <small>{open === 0 ? words.done : `${open} ${words.open}`}</small>
          </Link>
        )
      })}
    </nav>
  )
}

/** The number stands beside it, so nobody has to read the drawing. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="words-progress__ground" width="100" height="4" />
      <rect className="words-progress__bar" width={percent} height="4" />
    </svg>
  )
}
