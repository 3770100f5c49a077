import type { Locale } from '@lindero/contract'
import { formWords } from '../../i18n/form-words.ts'
import type { SentForm } from '../../pages/page.ts'

/** What a form has to show again to somebody whose browser runs no script. */
export interface FormState extends SentForm {
  locale: Locale
}

/** Draws the page at this path with its form as it was sent; null where there is no such page. */
export type FormPage = (page: string, state: FormState) => string | null

const back: Record<Locale, string> = { en: 'Back to the form', es: 'Volver al formulario' }

/** When the page itself cannot be drawn: the sentences and the way back. A browser keeps what was written there. */
export function plainFormPage(page: string, { locale, problems, output }: FormState): string {
  const sentences = [...new Set([output, ...Object.values(problems)])].map((sentence) => `<p>${escaped(sentence)}</p>`)
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="robots" content="noindex"><title>${escaped(output || formWords[locale].failed)}</title></head><body>`,
    ...sentences,
    `<p><a href="${escaped(page)}">${back[locale]}</a></p></body></html>`,
  ].join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
