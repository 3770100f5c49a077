'use client'
import { useTranslation } from '@payloadcms/ui'
import { Badge } from '../../desk-parts/badge.tsx'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { stateTones } from '../state-tones.ts'
import { type TranslationState, translationStates } from '../translation-field.ts'

/** How far the translation is, in a list. */
export function StateCell({ cellData }: { cellData?: unknown }) {
  const locale = deskLocale(useTranslation().i18n)
  if (!isState(cellData)) return <span>–</span>
  return <Badge tone={stateTones[cellData]}>{translationStates[cellData][locale]}</Badge>
}

function isState(value: unknown): value is TranslationState {
  return typeof value === 'string' && Object.hasOwn(translationStates, value)
}
