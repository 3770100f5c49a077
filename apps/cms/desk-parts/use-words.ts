'use client'
import type { Locale } from '@lindero/contract'
import { useTranslation } from '@payloadcms/ui'
import { deskLocale } from './desk-locale.ts'

export function useWords<Table>(words: Record<Locale, Table>): Table {
  const { i18n } = useTranslation()
  return words[deskLocale(i18n)]
}
