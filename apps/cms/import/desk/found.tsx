'use client'
import { useState } from 'react'
import type { Progress } from '../progress.ts'
import type { RowOutcome } from '../work/import-rows.ts'
import { FoundRows } from './found-rows.tsx'
import type { ImportWords } from './words.ts'

const labels: [RowOutcome, keyof ImportWords][] = [
  ['bad', 'bad'],
  ['left', 'left'],
  ['changed', 'changed'],
  ['new', 'created'],
  ['created', 'created'],
  ['undone', 'undone'],
  ['unchanged', 'unchanged'],
]

/** What was found, kind by kind; the kind that needs somebody comes first. */
export function Found({ progress, words }: { progress: Progress; words: ImportWords }) {
  const { id, counts } = progress
  const kinds = labels.filter(([outcome]) => counts[outcome] > 0)
  const [chosen, choose] = useState<RowOutcome | null>(kinds[0]?.[0] ?? null)
  return (
    <section className="bulk-found">
      <div className="bulk-kinds" role="tablist">
        {kinds.map(([outcome, label]) => (
          <button
            key={outcome}
            type="button"
            role="tab"
            aria-selected={chosen === outcome}
            className={`bulk-kind bulk-kind--${outcome}`}
            onClick={() => choose(outcome)}
          >
            <strong>{counts[outcome]}</strong> <span>{String(words[label])}</span>
          </button>
        ))}
      </div>
      {chosen && <FoundRows key={chosen} id={id} outcome={chosen} words={words} />}
    </section>
  )
}
