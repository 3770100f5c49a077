import { envelope, type InquiryLine, type Locale, quantityOf } from '@lindero/contract'
import { readList } from '../../../behaviour/inquiry-list/list.ts'
import { newLine } from '../../../behaviour/inquiry-list/list-changes.ts'
import { listedDetails } from '../../../behaviour/inquiry-list/listed-details.ts'
import { fieldIn, filesIn, type Pairs } from './gather.ts'

/** Variant A (C-4): the inquiry as one object, with the inquiry list. */
export function inquiryOf(pairs: Pairs, lines: readonly InquiryLine[]): Record<string, unknown> {
  const own = pairs.filter(([name]) => name !== envelope.files && !name.startsWith('lines['))
  const files = filesIn(pairs)
  return {
    ...Object.fromEntries(own),
    consent: fieldIn(pairs, 'consent') === 'on',
    lines: [...lines, ...askedAbout(pairs, lines)],
    ...(files.length > 0 && { [envelope.files]: files }),
  }
}

/** The style the buyer came from, unless it stands on the list. What is no quantity stays as written, and the check says so. */
function askedAbout(pairs: Pairs, lines: readonly InquiryLine[]): unknown[] {
  const product = Number(fieldIn(pairs, 'lines[0][product]'))
  if (!product || lines.some((line) => line.product === product)) return []
  const colour = fieldIn(pairs, 'lines[0][colours][0][colour]')
  const written = fieldIn(pairs, 'lines[0][colours][0][quantity]')
  const quantity = quantityOf(written) ?? written
  return [{ ...newLine(product), colours: quantity === 0 ? [] : [{ colour, quantity }] }]
}

/** Colours are kept by their key and sent by the name the buyer saw. */
export async function linesToSend(locale: Locale): Promise<InquiryLine[]> {
  const lines = readList()
  const products = await listedDetails(
    locale,
    lines.map(({ product }) => product),
  ).catch(() => [])
  return lines.map((line) => {
    const colours = products.find(({ id }) => id === line.product)?.colours ?? []
    const nameOf = (key: string) => colours.find((colour) => colour.key === key)?.name ?? key
    return {
      ...line,
      note: line.note.trim(),
      colours: line.colours.map(({ colour, quantity }) => ({ colour: nameOf(colour), quantity })),
    }
  })
}
