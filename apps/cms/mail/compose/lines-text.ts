import { isOf, type Locale, logoMethods } from '@lindero/contract'
import type { StoredInquiry, StoredLine } from '../../inquiries/stored-inquiry.ts'
import { fieldWords } from './field-words.ts'

/** The inquiry list as text; empty when there is none. */
export function linesText({ lines }: Pick<StoredInquiry, 'lines'>, locale: Locale): string {
  if (lines.length === 0) return ''
  return [`${fieldWords[locale].lines}:`, ...lines.map((line) => lineText(line, locale))].join('\n')
}

function lineText({ styleNo, name, colours, logoMethod, note }: StoredLine, locale: Locale): string {
  const words = fieldWords[locale]
  const number = new Intl.NumberFormat(locale)
  const method = isOf(logoMethods, logoMethod) ? logoMethods[logoMethod][locale] : logoMethod
  return [
    `- ${[styleNo, name].filter(Boolean).join(' ')}`,
    ...colours.map(({ colour, quantity }) => `  ${colour || '–'}: ${number.format(quantity)} ${words.pieces}`),
    ...(method ? [`  ${words.logoMethod}: ${method}`] : []),
    ...(note ? [`  ${words.note}: ${note}`] : []),
  ].join('\n')
}
