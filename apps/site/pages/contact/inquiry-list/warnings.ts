import type { InquiryLine, ListedProduct, Locale } from '@lindero/contract'
import { piecesOf } from '../../../behaviour/inquiry-list/list-changes.ts'
import { countText, fill, formatNumber } from '../../../i18n/format.ts'
import type { ContactData } from '../load.ts'

type Words = ContactData['listWords']

/** What a buyer should know about the minimums (E-5). Nothing here keeps anybody from asking. */
export function warningsOf(line: InquiryLine, product: ListedProduct, locale: Locale, words: Words): string[] {
  const pieces = piecesOf(line)
  if (pieces === 0) return [words.noQuantity]
  const { perStyle, perColour } = product.moq
  const number = (value: number) => formatNumber(locale, value)
  const low = line.colours.filter(({ quantity }) => quantity < perColour)
  const name = (key: string) => product.colours.find((colour) => colour.key === key)?.name ?? key
  const colours = low.map(({ colour }) => fill(words.belowColour, { colour: name(colour), n: number(perColour) }))
  const total = { pieces: countText(locale, words.pieces, pieces), n: number(perStyle) }
  return pieces < perStyle ? [...colours, fill(words.belowStyle, total)] : colours
}

export function minimumText({ moq }: ListedProduct, locale: Locale, words: Words): string {
  const [style, colour] = [formatNumber(locale, moq.perStyle), formatNumber(locale, moq.perColour)]
  if (moq.perStyle <= 0) return ''
  return moq.perColour > 0 ? fill(words.moq, { style, colour }) : fill(words.moqStyle, { style })
}

export function totalText(lines: readonly InquiryLine[], locale: Locale, words: Words): string {
  const pieces = lines.reduce((sum, line) => sum + piecesOf(line), 0)
  const counted = { styles: countText(locale, words.styles, lines.length), pieces: countText(locale, words.pieces, pieces) }
  return fill(words.total, counted)
}
