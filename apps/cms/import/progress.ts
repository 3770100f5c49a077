import type { Payload } from 'payload'
import type { Problems } from './problems.ts'
import type { ImportMode, ImportState } from './states.ts'
import { countRows, hasWritten, type RowOutcome, rowOutcomes } from './work/import-rows.ts'
import { readImport } from './work/stored-import.ts'

export interface Progress {
  id: number
  filename: string
  createdAt: string
  state: ImportState
  mode: ImportMode
  /** Of a hundred; null while nobody knows how much there is. */
  percent: number | null
  total: number
  counts: Record<RowOutcome, number>
  problems: Problems
  /** Whether the rows are still known: those of old imports are not. */
  hasRows: boolean
  /** Whether anything is there that an undo would take back. */
  canUndo: boolean
}

export async function readProgress(payload: Payload, id: number): Promise<Progress | null> {
  const stored = await readImport(payload, id)
  if (!stored) return null
  const { filename, createdAt, state, mode, total, position, problems } = stored
  const found = await countRows(payload, id)
  const counts = Object.fromEntries(rowOutcomes.map((outcome) => [outcome, found.get(outcome) ?? 0])) as Record<
    RowOutcome,
    number
  >
  const canUndo = (state === 'done' || state === 'failed') && (await hasWritten(payload, id))
  const steps = stepsOf(state, total, counts, position)
  const percent = steps > 0 ? Math.min(100, Math.floor((position / steps) * 100)) : null
  return { id, filename, createdAt, state, mode, percent, total, counts, problems, hasRows: found.size > 0, canUndo }
}

/** A run goes through the file twice; an undo through what was written. */
function stepsOf(state: ImportState, total: number, counts: Record<RowOutcome, number>, position: number): number {
  if (state === 'checking') return total
  if (state === 'running') return total * 2
  return state === 'undoing' ? position + counts.created + counts.changed : 0
}
