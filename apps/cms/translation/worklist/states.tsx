import { Link } from '@payloadcms/ui'
import { labelText } from '../desk-label.ts'
import type { Shown } from './shown.ts'
import { worklistAddress } from './worklist-filter.ts'

export function States({ filter, worklist, locale, words }: Shown) {
  const { counts, kinds } = worklist
  const kind = kinds.find(({ entity }) => entity === filter.kind)
  const states = [
    { state: '', label: words.all, count: counts.all },
    { state: 'missing', label: words.missing, count: counts.missing },
    { state: 'outdated', label: words.outdated, count: counts.outdated },
  ] as const
  return (
    <nav className="sales-tabs words-states" aria-label={words.state}>
      {states.map(({ state, label, count }) => (
        <Link
          key={state}
          href={worklistAddress(filter, { state })}
          prefetch={false}
          aria-current={filter.state === state ? 'page' : undefined}
          className="sales-tab"
        >
          {label} <span className="sales-tab__count">{count}</span>
        </Link>
      ))}
      {kind && (
        <Link className="words-states__kind" href={worklistAddress(filter, { kind: '' })} prefetch={false}>
          {labelText(kind.label, locale)} <span aria-hidden="true">×</span>
          <span className="words-hidden">{words.allKinds}</span>
        </Link>
      )}
    </nav>
  )
}
