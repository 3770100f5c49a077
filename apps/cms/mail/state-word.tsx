import type { Locale } from '@lindero/contract'
import { Badge } from '../desk-parts/badge.tsx'
import { mailStates } from './mails.ts'

const tones = { waiting: 'calm', sent: 'good', failed: 'bad', kept: 'warn' } as const

export function StateWord({ state, locale }: { state: keyof typeof mailStates; locale: Locale }) {
  return <Badge tone={tones[state]}>{mailStates[state][locale]}</Badge>
}
