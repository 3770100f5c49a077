'use client'
import { type Locale, localeCodes } from '@lindero/contract'
import { useForm } from '@payloadcms/ui'
import { fetchTexts, textsQuery } from '../beside/ask-texts.ts'
import type { DocumentText } from '../beside/document-text.ts'
import { rowPath } from '../beside/row-path.ts'
import { useFormLocale, usePlace } from '../beside/use-texts.ts'
import { plainWords } from '../state/plain-words.ts'
import { type FormState, openGaps } from './open-gaps.ts'

export interface LanguageGaps {
  locale: Locale
  /** Null when they could not be learned: then nobody knows whether there are any. */
  gaps: DocumentText[] | null
}

/** What would be published although it is not translated, asked anew at every press. */
export function useGaps(): (only: Locale | null) => Promise<LanguageGaps[]> {
  const written = useFormLocale()
  const place = usePlace(written)
  const { getFields } = useForm()
  return async (only) => {
    const asked = localeCodes.filter((locale) => only === null || only === locale)
    const found = asked.map(async (locale) => {
      const texts = place ? await fetchTexts(textsQuery({ ...place, locale })) : []
      const gaps = texts && openGaps(texts, locale, { locale: written, words: wordsIn(getFields()) })
      return { locale, gaps }
    })
    return (await Promise.all(found)).filter(({ gaps }) => gaps === null || gaps.length > 0)
  }
}

type Fields = ReturnType<ReturnType<typeof useForm>['getFields']>

function wordsIn(fields: Fields): FormState['words'] {
  return new Map(
    Object.entries(fields).map(([path, { initialValue, value }]) => [
      rowPath(path, (row) => fields[`${row}.id`]?.value),
      { first: plainWords(initialValue), now: plainWords(value) },
    ]),
  )
}
