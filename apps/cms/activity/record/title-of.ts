import { defaultLocale } from '@lindero/contract'
import { isFilled, isPerLanguage, isRecord } from '../../fields/per-language.ts'

/** What the document is called, in the first of these states that has a name. */
export function titleOf(name: string | undefined, states: unknown[]): string {
  for (const state of states) {
    const value = isRecord(state) && name ? state[name] : undefined
    const words = isPerLanguage(value) ? [value[defaultLocale], ...Object.values(value)] : [value]
    const found = words.find((word) => isFilled(word) || typeof word === 'number')
    if (found !== undefined) return String(found)
  }
  return ''
}
