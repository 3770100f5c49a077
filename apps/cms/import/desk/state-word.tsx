import type { Locale } from '@lindero/contract'
import { type ImportState, importStates } from '../states.ts'

export function StateWord({ state, locale }: { state: ImportState; locale: Locale }) {
  return <span className={`bulk-state bulk-state--${state}`}>{importStates[state][locale]}</span>
}
