'use client'
import type { Locale } from '@lindero/contract'
import { useEditDepth, useModal } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { GapsDialog } from './gaps-dialog.tsx'
import { type LanguageGaps, useGaps } from './use-gaps.ts'
import type { GapsQuestion } from './words.ts'

interface Asked {
  only: Locale | null
  found: LanguageGaps[]
}

interface Asking {
  /** Does it in one language, or in all, and asks before where texts are not translated. */
  ask: (only: Locale | null) => Promise<void>
  /** While it is being looked for gaps. */
  isLooking: boolean
  dialog: ReactNode
}

export function useQuestion(about: GapsQuestion, act: (only: Locale | null) => Promise<void>): Asking {
  const findGaps = useGaps()
  const { openModal } = useModal()
  const slug = `${about}-with-gaps-${useEditDepth()}`
  const [{ only, found }, setAsked] = useState<Asked>({ only: null, found: [] })
  const [isLooking, setLooking] = useState(false)
  const ask = async (wanted: Locale | null) => {
    setLooking(true)
    const gaps = await findGaps(wanted)
    setLooking(false)
    if (gaps.length === 0) return act(wanted)
    setAsked({ only: wanted, found: gaps })
    openModal(slug)
  }
  return { ask, isLooking, dialog: <GapsDialog about={about} slug={slug} found={found} onConfirm={() => act(only)} /> }
}
