import type { Action, Block, Locale } from '@lindero/contract'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import { resolveLinks } from '../../catalogue/resolve-link.ts'
import type { ActionData } from '../../design/actions.tsx'
import type { SentForm } from '../page.ts'
import type { AllWords } from '../words.ts'

/** What every block is made ready with. */
export interface BlockContext {
  content: LocaleCatalogue
  locale: Locale
  words: AllWords
  /** All blocks of the page. */
  blocks: readonly Block[]
  /** Path of the page. */
  page: string
  /** Subject of a mail written in place of a form. */
  mailSubject: string
  /** What became of a form of this page that was sent without script. */
  returned: SentForm | null
  isSent: boolean
}

export function actionsOf({ content, locale }: BlockContext, actions: readonly Action[]): ActionData[] {
  return resolveLinks(content, locale, actions)
}

/** The entries named, in that order; all of a register when none is named. What is not public is left out. */
export function chosen<Entry>(register: ReadonlyMap<number, Entry>, ids: readonly number[]): Entry[] {
  if (ids.length === 0) return [...register.values()]
  return [...new Set(ids)].map((id) => register.get(id)).filter((entry) => entry !== undefined)
}
