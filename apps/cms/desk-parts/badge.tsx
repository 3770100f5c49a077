import type { ReactNode } from 'react'
import type { Tone } from './tone.ts'

/** A state in a word or two. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`desk-badge tone-${tone}`}>{children}</span>
}
