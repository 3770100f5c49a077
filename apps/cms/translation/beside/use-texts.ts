'use client'
import { defaultLocale, isLocale, type Locale } from '@lindero/contract'
import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { askTexts, type Place, textsQuery } from './ask-texts.ts'
import type { DocumentText } from './document-text.ts'
import { rowPath } from './row-path.ts'

/** The language the form is in. */
export function useFormLocale(): Locale {
  const { code } = useLocale()
  return isLocale(code) ? code : defaultLocale
}

/** The document on screen; null before it is saved for the first time, and where several are changed at once. */
export function usePlace(locale: Locale): Place | null {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  if (globalSlug) return { entity: globalSlug, id: '', locale }
  return collectionSlug && id !== undefined ? { entity: collectionSlug, id: String(id), locale } : null
}

const watching = new Set<() => void>()
let revision = 0

/** Something about the translation changed without the document being saved. */
export function lookAgain(): void {
  revision += 1
  for (const tell of watching) tell()
}

function watch(tell: () => void): () => void {
  watching.add(tell)
  return () => watching.delete(tell)
}

/** The texts of the document on screen with their originals; they follow every save. Null until they are known. */
export function useTexts(locale: Locale): DocumentText[] | null {
  const place = usePlace(locale)
  const { lastUpdateTime } = useDocumentInfo()
  const seen = useSyncExternalStore(watch, () => revision, atFirst)
  const [texts, setTexts] = useState<DocumentText[] | null>(null)
  const query = place && textsQuery(place)
  const moment = `${lastUpdateTime} ${seen}`
  useEffect(() => {
    if (query === null) return
    let isWanted = true
    askTexts(query, moment).then((found) => isWanted && setTexts(found))
    return () => {
      isWanted = false
    }
  }, [query, moment])
  return texts
}

const atFirst = () => 0

/** The text that stands at this place of the form, wherever its row was moved. */
export function useTextAt(path: string): DocumentText | undefined {
  const texts = useTexts(useFormLocale())
  const own = useFormFields(([fields]) => rowPath(path, (row) => fields[`${row}.id`]?.value))
  return texts?.find((text) => text.path === own)
}
