import { defaultLocale, type Locale } from '@lindero/contract'
import type { StaticLabel } from 'payload'
import { isRecord } from '../fields/per-language.ts'

/** A label of the configuration; one that is made up at the moment it is shown is none. */
export function deskLabel(label: unknown, otherwise: string): StaticLabel {
  return typeof label === 'string' || isWords(label) ? label : otherwise
}

function isWords(label: unknown): label is Record<string, string> {
  return isRecord(label) && Object.values(label).every((words) => typeof words === 'string')
}

export function labelText(label: StaticLabel, locale: Locale): string {
  return typeof label === 'string' ? label : (label[locale] ?? label[defaultLocale] ?? '')
}
