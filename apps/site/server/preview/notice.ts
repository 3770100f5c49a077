import type { Locale } from '@lindero/contract'
import type { DraftState } from './draft-document.ts'

/** What the banner of a preview says. */
export interface PreviewNotice {
  locale: Locale
  /** `Product`, in the language of the page. */
  what: string
  title: string
  state: DraftState
  savedAt: string
  until: string
  /** Path of the form in the desk. */
  desk: string
  /** Path of the public page. */
  leave: string
  /** Beside the form: those who look at it know where they are. */
  framed: boolean
  /** Names exactly what is shown, so that the browser can ask whether there is something newer. */
  stamp: string
  /** Address of the script that keeps the preview up to date. */
  script: string | null
}
