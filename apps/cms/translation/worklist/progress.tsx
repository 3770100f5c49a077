import { Link } from '@payloadcms/ui'
import { labelText } from '../desk-label.ts'
import type { Shown } from './shown.ts'
import { worklistAddress } from './worklist-filter.ts'

type Kind = Shown['worklist']['kinds'][number]

/** How far each kind of content is; a press shows what is left of it. Single pages only while there is something to do. */
export function Progress(shown: Shown) {
  const { filter, locale, words, worklist } = shown
  const isQuiet = ({ entity, isGlobal, percent }: Kind) => isGlobal && percent === 100 && entity !== filter.kind
  const quiet = worklist.kinds.filter(isQuiet).map(({ label }) => labelText(label, locale))
  return (
    <>
      <nav className="words-progress" aria-label={words.progress}>
        {worklist.kinds
          .filter((kind) => !isQuiet(kind))
          .map((kind) => (
            <Kind key={kind.entity} kind={kind} {...shown} />
          ))}
      </nav>
      {quiet.length > 0 && <p className="words-progress__quiet">{`${words.doneToo} ${quiet.join(', ')}`}</p>}
    </>
  )
}

function Kind({ kind, filter, locale, words }: Shown & { kind: Kind }) {
  const { entity, label, missing, outdated, percent } = kind
  const isChosen = filter.kind === entity
  const open = missing + outdated
  return (
    <Link
      href={worklistAddress(filter, { kind: isChosen ? '' : entity, state: '' })}
      prefetch={false}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span>{labelText(label, locale)}</span>
      <strong>{`${percent} %`}</strong>
      <Bar percent={percent} />
      <small>{open === 0 ? words.done : `${open} ${open === 1 ? words.openOne : words.open}`}</small>
    </Link>
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
