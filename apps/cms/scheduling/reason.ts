import type { Locale } from '@lindero/contract'
import type { Words } from '../fields/sentence.ts'

/** Why a planned change failed is kept in every language of the desk, a line each: nobody knows who will read it. */
export function storedReason({ en, es }: Words): string {
  return [en, es].map((line) => line.replaceAll('\n', ' ').slice(0, 400)).join('\n')
}

export function readReason(stored: unknown): Words {
  const [en = '', es = en] = typeof stored === 'string' ? stored.split('\n') : []
  return { en, es }
}

export function reasonIn(stored: unknown, locale: Locale): string {
  return readReason(stored)[locale]
}
