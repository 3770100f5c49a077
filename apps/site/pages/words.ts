import { type InterfaceText, interfaceTexts, type Locale } from '@lindero/contract'
import type { LocaleCatalogue } from '../catalogue/catalogue.ts'
import { allMessages } from '../i18n/all-messages.ts'

export type AllWords = (typeof allMessages)[Locale] & { core: Record<InterfaceText, string> }

/** The words of a language where data is made, with staff's own in place of the built-in ones. */
export function wordsOf(content: LocaleCatalogue, locale: Locale): AllWords {
  return { ...allMessages[locale], core: coreTexts(content, locale) }
}

/** S-19: staff's text where they wrote one, else the built-in one. */
export function coreTexts({ texts }: LocaleCatalogue, locale: Locale): Record<InterfaceText, string> {
  const own = (key: InterfaceText) => texts[key]?.trim() || interfaceTexts[key][locale]
  return {
    viewMore: own('viewMore'),
    previous: own('previous'),
    next: own('next'),
    totalPages: own('totalPages'),
    categories: own('categories'),
    productDetail: own('productDetail'),
    inquiryNow: own('inquiryNow'),
    learnMore: own('learnMore'),
    home: own('home'),
  }
}
