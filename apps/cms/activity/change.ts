import type { Locale } from '@lindero/contract'
import type { Words } from '../fields/sentence.ts'

/** What stood in a field, short enough to be read in a list. Words differ by the language of the desk; documents go by number. */
export type Told = string | number | boolean | null | Words | { of: string; ids: number[] }

/** One field of one change. */
export interface Change {
  path: string
  label: Words
  /** Only where several languages were written at once. */
  language?: Locale
  /** Rows that only changed places. */
  moved?: true
  /** A translation that was said to fit the original as it is now. */
  stillRight?: true
  /** Left out where it must not be told, or is too long to be. */
  before?: Told
  after?: Told
}
