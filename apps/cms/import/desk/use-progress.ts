'use client'
import { useCallback, useEffect, useState } from 'react'
import { isRecord } from '../../fields/per-language.ts'
import type { Progress } from '../progress.ts'
import type { ImportState } from '../states.ts'

const everyMs = 1000
const working: readonly ImportState[] = ['checking', 'running', 'undoing']

export function isWorking({ state }: Progress): boolean {
  return working.includes(state)
}

interface Known {
  progress: Progress
  /** The desk has not answered the last time. */
  isAway: boolean
  ask: () => Promise<void>
}

/** How far an import is, asked again and again while something goes on. */
export function useProgress(first: Progress): Known {
  const [progress, setProgress] = useState(first)
  const [isAway, setAway] = useState(false)
  const ask = useCallback(async () => {
    const answer = await fetch(`/api-cms/product-imports/${first.id}/progress`).catch(() => null)
    const body: unknown = answer?.ok ? await answer.json().catch(() => null) : null
    setAway(!isProgress(body))
    if (isProgress(body)) setProgress(body)
  }, [first.id])
  const goesOn = isWorking(progress)
  useEffect(() => {
    if (!goesOn) return
    const timer = setInterval(() => void ask(), everyMs)
    return () => clearInterval(timer)
  }, [goesOn, ask])
  return { progress, isAway, ask }
}

function isProgress(body: unknown): body is Progress {
  return isRecord(body) && typeof body.state === 'string' && isRecord(body.counts)
}
