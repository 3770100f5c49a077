import type { Locale } from '@lindero/contract'
import type { Worklist } from './read-worklist.ts'
import type { WorklistWords } from './words.ts'
import type { WorklistFilter } from './worklist-filter.ts'

/** What every part of the worklist is drawn from. */
export interface Shown {
  filter: WorklistFilter
  worklist: Worklist
  /** The language of the desk. */
  locale: Locale
  words: WorklistWords
}
