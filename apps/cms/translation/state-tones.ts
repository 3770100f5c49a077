import type { Tone } from '../desk-parts/tone.ts'
import type { TranslationState } from './translation-field.ts'

export const stateTones: Record<TranslationState, Tone> = { done: 'good', missing: 'accent', outdated: 'warn' }
