import type { FormSettings, Locale } from '@lindero/contract'
import { type FormWords, formsEn } from './forms-en.ts'
import { formsEs } from './forms-es.ts'
import { formsZh } from './forms-zh.ts'

/** All languages at once: for the server only. */
export const formWords: Record<Locale, FormWords> = { en: formsEn, es: formsEs }

/** The words of the generic messages: the visitor's, or Chinese where the house set it (F-3). */
export function genericWords(locale: Locale, language: FormSettings['messageLanguage']): FormWords {
  return language === 'zh' ? formsZh : formWords[locale]
}
