import { isRecord } from '../fields/per-language.ts'
import type { Words } from '../fields/sentence.ts'

/** What is to be said about the file as a whole. */
export interface Problems {
  /** Why nothing of it can be used. */
  fatal: Words | null
  /** Heads nobody knows. */
  unknown: string[]
  /** Heads that name a column that stands there already. */
  twice: string[]
  /** Columns that are shown in exports and never read. */
  shownOnly: string[]
  notes: Words[]
  /** Kept beside them by the program. */
  course?: Course
}

/** How the work on an import goes. */
export interface Course {
  /** Who had it started or undone; who brought the file may be somebody else. */
  pressedBy?: number
  /** How often one and the same step was begun. */
  step?: string
  attempts?: number
}

export const noProblems: Problems = { fatal: null, unknown: [], twice: [], shownOnly: [], notes: [] }

export function readProblems(value: unknown): Problems {
  return isRecord(value) ? { ...noProblems, ...value } : noProblems
}
