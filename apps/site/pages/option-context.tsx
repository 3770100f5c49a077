import type { OptionData } from '@lindero/contract'
import { createContext, type ReactNode, useContext } from 'react'

const OptionContext = createContext<OptionData | null>(null)

export function OptionProvider({ option, children }: { option: OptionData; children: ReactNode }) {
  return <OptionContext value={option}>{children}</OptionContext>
}

/** What all pages share, wherever in a page it is needed. */
export function useOption(): OptionData {
  const option = useContext(OptionContext)
  if (!option) throw new Error('No option data given; wrap the tree in OptionProvider.')
  return option
}
