import type { Locale } from '@lindero/contract'
import { Badge } from '../desk-parts/badge.tsx'
import type { Tone } from '../desk-parts/tone.ts'
import { type ActivityAction, activityActions } from './actions.ts'

const tones: Record<ActivityAction, Tone> = {
  created: 'calm',
  changed: 'quiet',
  published: 'good',
  unpublished: 'warn',
  restored: 'calm',
  deleted: 'bad',
}

export function ActionWord({ action, locale }: { action: ActivityAction; locale: Locale }) {
  return <Badge tone={tones[action]}>{activityActions[action][locale]}</Badge>
}
