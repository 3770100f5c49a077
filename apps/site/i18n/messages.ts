import type { InterfaceText } from '@lindero/contract'
import type { en } from './en.ts'

/** What a message file holds. */
export type Words = typeof en

/** All words of the interface; `core` are those that staff may replace, so they come with the option data. */
export type Messages = Words & { core: Record<InterfaceText, string> }
