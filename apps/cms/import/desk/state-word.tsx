import type { Locale } from '@lindero/contract'
import { Badge } from '../../desk-parts/badge.tsx'
import type { Tone } from '../../desk-parts/tone.ts'
import { type ImportState, importStates } from '../states.ts'

const tones: Record<ImportState, Tone> = {
  checking: 'calm',
  checked: 'accent',
  running: 'calm',
  done: 'good',
  undoing: 'calm',
  undone: 'quiet',
  failed: 'bad',
}

export function StateWord({ state, locale }: { state: ImportState; locale: Locale }) {
  return <Badge tone={tones[state]}>{importStates[state][locale]}</Badge>
}
