'use client'
import { useCallback, useEffect, useState } from 'react'
import { sendToDesk } from '../desk-parts/send-to-desk.ts'
import type { Planned } from './read-planned.ts'

/** What is planned for one document; null until it is known, and for those who may not plan. */
export function usePlanned(entity: string, documentId: string): [planned: Planned[] | null, read: () => Promise<void>] {
  const [planned, setPlanned] = useState<Planned[] | null>(null)
  const read = useCallback(async () => {
    const query = new URLSearchParams({ entity, document: documentId })
    const { ok, body } = await sendToDesk(`/scheduled-changes/planned?${query}`, undefined, 'GET')
    setPlanned(ok && Array.isArray(body.planned) ? body.planned : null)
  }, [entity, documentId])
  useEffect(() => {
    read()
  }, [read])
  return [planned, read]
}
