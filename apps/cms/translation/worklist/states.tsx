import { Link } from '@payloadcms/ui'
import { Tabs } from '../../desk-parts/tabs.tsx'
import { labelText } from '../desk-label.ts'
import type { Shown } from './shown.ts'
import { worklistAddress } from './worklist-filter.ts'

export function States({ filter, worklist, locale, words }: Shown) {
  const { counts, kinds } = worklist
  const kind = kinds.find(({ entity }) => entity === filter.kind)
  const tab = (state: Shown['filter']['state'], word: string) => ({
    address: worklistAddress(filter, { state }),
    word,
    count: counts[state || 'all'],
    isCurrent: filter.state === state,
  })
  const tabs = [tab('', words.all), tab('missing', words.missing), tab('outdated', words.outdated)]
  return (
    <Tabs label={words.state} tabs={tabs}>
      {kind && (
        <Link className="words-kind" href={worklistAddress(filter, { kind: '' })} prefetch={false}>
          {labelText(kind.label, locale)} <span aria-hidden="true">×</span>
          <span className="desk-hidden">{words.allKinds}</span>
        </Link>
      )}
    </Tabs>
  )
}
