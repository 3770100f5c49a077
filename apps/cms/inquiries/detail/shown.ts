import type { Locale } from '@lindero/contract'
import type { Detail } from './read-detail.ts'
import type { DetailWords } from './words.ts'

/** What every part of the page is given. */
export interface Shown {
  detail: Detail
  locale: Locale
  words: DetailWords
}
