import type { Locale } from '@lindero/contract'
import type { Messages } from './en.ts'

const chunks: Record<Locale, () => Promise<Messages>> = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
}

type Log = (message: string, cause: unknown) => void

/** Null when the chunk does not come: the page then stays as the server sent it, and its links work. */
export async function loadMessages(locale: Locale, log: Log, load = chunks[locale]): Promise<Messages | null> {
  try {
    return await load()
  } catch (cause) {
    log('Failed locale loading', cause)
    return null
  }
}
