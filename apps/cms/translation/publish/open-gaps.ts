import { defaultLocale, type Locale } from '@lindero/contract'
import type { DocumentText } from '../beside/document-text.ts'

/** The words of a field, as the form was opened with them and as they are now. */
export interface FormWords {
  first: string
  now: string
}

/** What is in the form and perhaps not saved yet, by the path of the text. */
export interface FormState {
  locale: Locale
  words: ReadonlyMap<string, FormWords>
}

/** The texts of one language that would be published with a gap, when the form is published as it is now. Pure. */
export function openGaps(texts: readonly DocumentText[], locale: Locale, form: FormState): DocumentText[] {
  const asPublished = texts.map((text) => {
    const words = form.words.get(text.path)
    if (!words) return text
    if (form.locale === locale) return isRewritten(words) ? { ...text, state: 'done' as const } : text
    const isChanged = form.locale === defaultLocale && text.state === 'done' && words.now !== text.words
    return isChanged ? { ...text, state: 'outdated' as const } : text
  })
  return asPublished.filter(({ state }) => state !== 'done')
}

function isRewritten({ first, now }: FormWords): boolean {
  return now !== '' && now !== first
}
