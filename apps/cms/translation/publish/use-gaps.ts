'use client'
import { type Locale, localeCodes } from '@lindero/contract'
import { useForm } from '@payloadcms/ui'
import { fetchTexts, textsQuery } from '../beside/ask-texts.ts'
import type { DocumentText } from '../beside/document-text.ts'
import { rowPath } from '../beside/row-path.ts'
import { useFormLocale, usePlace } from '../beside/use-texts.ts'
import { plainWords } from '../state/plain-words.ts'

export interface LanguageGaps {
  locale: Locale
  gaps: DocumentText[]
}

/** What would be published although it is not translated, asked anew at every press. */
export function useGaps(): (only: Locale | null) => Promise<LanguageGaps[]> {
  const written = useFormLocale()
  const place = usePlace(written)
  const { getFields } = useForm()
  return async (only) => {
    const found = localeCodes
      .filter((locale) => place && (only === null || only === locale))
      .map(async (locale) => {
        const texts = place ? await fetchTexts(textsQuery({ ...place, locale })) : []
        const open = texts.filter(({ state }) => state !== 'done')
        return { locale, gaps: locale === written ? stillOpen(open, getFields()) : open }
      })
    return (await Promise.all(found)).filter(({ gaps }) => gaps.length > 0)
  }
}

type Fields = ReturnType<ReturnType<typeof useForm>['getFields']>

/** What has been typed since the last save is no gap any more. */
function stillOpen(gaps: DocumentText[], fields: Fields): DocumentText[] {
  const written = Object.entries(fields).filter(([, field]) => isWritten(field))
  const paths = new Set(written.map(([path]) => rowPath(path, (row) => fields[`${row}.id`]?.value)))
  return gaps.filter(({ path }) => !paths.has(path))
}

function isWritten({ initialValue, value }: Fields[string]): boolean {
  const words = plainWords(value)
  return words !== '' && words !== plainWords(initialValue)
}
