import type { Locale } from '@lindero/contract'
import type { Words } from './messages.ts'

const chunks: Record<Locale, () => Promise<Words>> = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
}

type Log = (message: string, cause: unknown) => void

/** Null when the chunk does not come: the page then stays as the server sent it, and its links work. */
export async function loadMessages(locale: Locale, log: Log, load = chunks[locale]): Promise<Words | null> {
  try {
    return await load()
  } catch (cause) {
    log('Failed locale loading', cause)
    return null
  }
}
