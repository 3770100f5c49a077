import type { CustomisingOptionsBlock, Locale } from '@lindero/contract'
import { countText } from '../../i18n/format.ts'
import type { AllWords } from '../words.ts'

export type CustomisingOption = CustomisingOptionsBlock['groups'][number]['options'][number]

/** `From 300 pieces`, `7 more days`. */
export function optionTerms(
  locale: Locale,
  { options: texts }: AllWords,
  { moq, extraDays }: Pick<CustomisingOption, 'moq' | 'extraDays'>,
): string[] {
  return [
    ...(moq ? [countText(locale, texts.pieces, moq)] : []),
    ...(extraDays === null ? [] : [extraDays > 0 ? countText(locale, texts.extraDays, extraDays) : texts.noExtraDays]),
  ]
}
