import type { ContentKind, ContentKinds, Locale } from '@lindero/contract'
import { Reader } from './publish/reader.ts'
import { type Publish, sources } from './sources.ts'

/** A stored document as the site is shown it in one language; null when it is not public there. */
export function publishIn<Kind extends ContentKind>(
  kind: Kind,
  document: Record<string, unknown>,
  locale: Locale,
): ContentKinds[Kind] | null {
  if (!isPublished(document._status, locale)) return null
  const publish: Publish<Kind> = sources[kind].publish
  return publish(new Reader(document, locale), locale)
}

/** Collections without drafts carry no status: what is stored is public. */
export function isPublished(status: unknown, locale: Locale): boolean {
  if (status === undefined || status === null) return true
  if (typeof status === 'string') return status === 'published'
  return (status as Partial<Record<Locale, string>>)[locale] === 'published'
}
