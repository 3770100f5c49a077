'use client'
import { locales } from '@lindero/contract'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { deskLocale } from './desk-locale.ts'

/** A moment in the reader's own time zone, which only the browser knows; until then in UTC, and said so. */
export function Moment({ at }: { at: string }) {
  const { i18n } = useTranslation()
  const [zone, setZone] = useState('UTC')
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  const form = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone } as const
  const text = new Date(at).toLocaleString(locales[deskLocale(i18n)].tag, form)
  return <time dateTime={at}>{zone === 'UTC' ? `${text} UTC` : text}</time>
}
