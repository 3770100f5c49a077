import type { Locale } from '@lindero/contract'
import { createContext, type ReactNode, useContext } from 'react'
import type { Messages } from './messages.ts'

interface Language {
  locale: Locale
  messages: Messages
}

const LanguageContext = createContext<Language | null>(null)

export function LanguageProvider({ locale, messages, children }: Language & { children: ReactNode }) {
  return <LanguageContext value={{ locale, messages }}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('No language given; wrap the tree in LanguageProvider.')
  return language
}

export function useMessages(): Messages {
  return useLanguage().messages
}
