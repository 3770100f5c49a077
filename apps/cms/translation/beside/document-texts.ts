import { defaultLocale, type Locale } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { readNewest, readNewestGlobal } from '../../content/read-newest.ts'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { labelText } from '../desk-label.ts'
import { compare, type Sources } from '../state/compare.ts'
import { type Text, textsOf } from '../state/texts-of.ts'
import { otherThan, readSources, type Subject } from '../state/translation-rows.ts'
import type { TranslatedEntity } from '../translated-entities.ts'
import type { DocumentText } from './document-text.ts'

export interface Document extends Subject {
  kind: TranslatedEntity
  newest: Record<string, unknown>
  texts: Text[]
  sources: (locale: Locale) => Sources
  changedAt: string
}

/** A document as it stands, with what is known of its translations; null when there is none. */
export async function readDocument(
  req: PayloadRequest,
  entity: TranslatedEntity,
  documentId: string,
): Promise<Document | null> {
  const { fields, isGlobal, slug } = entity
  const newest = isGlobal ? await readNewestGlobal(req, slug) : await readNewest(req, slug, documentId)
  if (!newest) return null
  const subject = { entity: slug, documentId }
  const known = await readSources(req, subject)
  const texts = textsOf(fields, newest)
  const changedAt = String(newest.updatedAt ?? '')
  return { ...subject, kind: entity, newest, texts, sources: (locale) => known[locale] ?? {}, changedAt }
}

/** The texts of a document that have an original, as whoever writes in this language needs them. */
export function documentTexts(req: PayloadRequest, { texts, sources }: Document, locale: Locale): DocumentText[] {
  const known = sources(locale)
  const { missing, outdated } = compare(texts, locale, known)
  const desk = deskLocale(req.i18n)
  return texts.flatMap((text) => {
    const { labels, path, values, words } = text
    const from = originalOf(text, locale)
    if (from === null || (locale === defaultLocale && !missing.includes(path))) return []
    const state = missing.includes(path) ? 'missing' : outdated.includes(path) ? 'outdated' : 'done'
    const label = labels.map((one) => labelText(one, desk)).join(' › ')
    const was = state === 'outdated' ? (known[path]?.words ?? '') : ''
    return [{ path, label, from, words: words[from] ?? '', value: values[from], state, was }]
  })
}

/** The default language; where that is what is written, the first other that has the words. */
function originalOf({ words }: Text, locale: Locale): Locale | null {
  const candidates = locale === defaultLocale ? otherThan(defaultLocale) : [defaultLocale]
  return candidates.find((code) => words[code]) ?? null
}
