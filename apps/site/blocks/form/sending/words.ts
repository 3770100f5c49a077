import type { FormWords } from '../../../i18n/forms-en.ts'
import type { FormBlockData } from '../form-data.ts'

const chunks: Record<FormBlockData['locale'] | 'zh', () => Promise<FormWords>> = {
  en: () => import('../../../i18n/forms-en.ts').then(({ formsEn }) => formsEn),
  es: () => import('../../../i18n/forms-es.ts').then(({ formsEs }) => formsEs),
  zh: () => import('../../../i18n/forms-zh.ts').then(({ formsZh }) => formsZh),
}

/** What the form says: in the visitor's language, or in Chinese where the house set it for its own forms (F-3). */
export function loadFormWords({ locale, messageLanguage }: FormBlockData): Promise<FormWords> {
  return chunks[messageLanguage === 'zh' ? 'zh' : locale]()
}
