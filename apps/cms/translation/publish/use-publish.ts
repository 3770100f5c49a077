'use client'
import type { Locale } from '@lindero/contract'
import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'

/** Where the document on screen is sent to. */
export function useDocumentAddress(): string {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  return `/api-cms/${globalSlug ? `globals/${globalSlug}` : [collectionSlug, id].filter(Boolean).join('/')}`
}

/** Publishes what the form holds, in its own language or in all. Says nothing when it was refused: the form shows why. */
export function usePublish(): (only: Locale | null) => Promise<void> {
  const { submit } = useForm()
  const { code } = useLocale()
  const info = useDocumentInfo()
  const address = useDocumentAddress()
  return async (only) => {
    const wish = only ? `publishSpecificLocale=${only}` : 'publishAllLocales=true'
    const action = `${address}?depth=0&locale=${only ?? code}&${wish}`
    const result = await submit({ action, overrides: { _status: 'published' } })
    if (!result) return
    info.setUnpublishedVersionCount(0)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(true)
  }
}
