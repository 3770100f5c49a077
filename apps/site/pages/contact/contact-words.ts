import { createContext, useContext } from 'react'
import type { DataWords } from '../../i18n/en-data.ts'

export type ContactWords = DataWords['contactView']

const ContactWordsContext = createContext<ContactWords | null>(null)

export const ContactWordsProvider = ContactWordsContext.Provider

/** Words of this page alone; they come with it, so that no other page carries them. */
export function useContactWords(): ContactWords {
  const words = useContext(ContactWordsContext)
  if (!words) throw new Error('No words given; wrap the page in ContactWordsProvider.')
  return words
}
