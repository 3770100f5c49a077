'use client'
import { useCallback, useEffect, useState } from 'react'
import { isRecord } from '../../fields/per-language.ts'
import type { ShownRow } from '../endpoints/rows.ts'
import type { RowOutcome } from '../work/import-rows.ts'

interface Rows {
  rows: ShownRow[]
  hasMore: boolean
  more: () => Promise<void>
}

/** The rows of one kind, some at a time. */
export function useRows(id: number, outcome: RowOutcome): Rows {
  const [rows, setRows] = useState<ShownRow[]>([])
  const [hasMore, setMore] = useState(false)
  const after = rows.at(-1)?.row ?? 0
  const more = useCallback(async () => {
    const answer = await fetch(`/api-cms/product-imports/${id}/rows?outcome=${outcome}&after=${after}`).catch(() => null)
    const body: unknown = answer?.ok ? await answer.json().catch(() => null) : null
    if (!isRecord(body) || !Array.isArray(body.rows)) return
    const found: ShownRow[] = body.rows
    setRows((known) => [...known.filter(({ row }) => row <= after), ...found])
    setMore(body.more === true)
  }, [id, outcome, after])
  // Once, when the list is opened.
  useEffect(() => {
    if (after === 0) void more()
  }, [after, more])
  return { rows, hasMore, more }
}
