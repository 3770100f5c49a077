import type { Locale } from '@lindero/contract'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'

/** Both languages at once: for the server only, the browser loads one (load-messages.ts). */
export const allMessages: Record<Locale, Messages> = { en, es }
