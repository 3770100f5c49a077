import type { Locale } from '@lindero/contract'
import { Badge } from '../../desk-parts/badge.tsx'
import { labelText } from '../desk-label.ts'
import { stateTones } from '../state-tones.ts'
import type { Gap } from './read-gaps.ts'
import type { WorklistWords } from './words.ts'

interface Props {
  state: 'missing' | 'outdated'
  gaps: Gap[]
  locale: Locale
  words: WorklistWords
}

const mostNamed = 4

/** How many texts, and which: rows of one list are named once. */
export function GapNames({ state, gaps, locale, words }: Props) {
  if (gaps.length === 0) return null
  const counts = new Map<string, number>()
  for (const { labels } of gaps) {
    const name = labels.map((label) => labelText(label, locale)).join(' › ')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const names = [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name))
  const rest = names.length - mostNamed
  return (
    <p className="words-gaps">
      <Badge tone={stateTones[state]}>{`${gaps.length} ${words[`${state}Count`]}`}</Badge>{' '}
      {names.slice(0, mostNamed).join(', ')}
      {rest > 0 && ` + ${rest} ${words.more}`}
    </p>
  )
}
