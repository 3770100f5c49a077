import type { Locale } from '@lindero/contract'
import type { TranslationState } from '../translation-field.ts'

/** One text with its original, as the form shows it. */
export interface DocumentText {
  /** With the ids of rows in it. */
  path: string
  /** In the language of the desk, with what it stands in. */
  label: string
  from: Locale
  /** The original in words, and as it is stored. */
  words: string
  value: unknown
  state: TranslationState
  /** What the original said when the translation was written; empty when it is not known or nothing changed. */
  was: string
}
