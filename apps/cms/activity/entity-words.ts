import type { Locale } from '@lindero/contract'
import type { SanitizedConfig } from 'payload'
import { isRecord } from '../fields/per-language.ts'

/** What a kind of document is called, by its name in the program. */
export function entityWords({ collections, globals }: SanitizedConfig, slug: string, locale: Locale): string {
  const collection = collections.find((one) => one.slug === slug)
  if (collection) return labelIn(collection.labels.singular, locale) || slug
  return labelIn(globals.find((one) => one.slug === slug)?.label, locale) || slug
}

function labelIn(label: unknown, locale: Locale): string {
  const word: unknown = isRecord(label) ? label[locale] : label
  return typeof word === 'string' ? word : ''
}

/** Where the document is open for work; gone ones have no address. */
export function deskAddress({ collections, globals }: SanitizedConfig, slug: string, documentId: string): string | null {
  if (globals.some((one) => one.slug === slug)) return `/admin/globals/${slug}`
  return collections.some((one) => one.slug === slug) && documentId ? `/admin/collections/${slug}/${documentId}` : null
}
