import type { Locale } from '@lindero/contract'
import { en } from './en.ts'
import { type DataWords, enData } from './en-data.ts'
import { es } from './es.ts'
import { esData } from './es-data.ts'
import type { Words } from './messages.ts'

/** Both languages at once: for the server only, the browser loads one (load-messages.ts). */
export const allMessages: Record<Locale, Words & DataWords> = { en: { ...en, ...enData }, es: { ...es, ...esData } }
