import { localeCodes } from '@lindero/contract'
import { compare } from '../state/compare.ts'
import { stateOf } from '../state/keep-state.ts'
import type { TranslationState } from '../translation-field.ts'
import type { Document } from './document-texts.ts'

/** How a document stands in all languages together. */
export function stateOfDocument({ sources, texts }: Document): TranslationState {
  return stateOf(localeCodes.map((locale) => compare(texts, locale, sources(locale))))
}
