import { type InquiryLine, inquiryBounds } from '@lindero/contract'

/** How one list becomes another. Lines stay in the order in which they were put there. */
export type Lines = readonly InquiryLine[]

export function newLine(product: number, colour = '', quantity = 0): InquiryLine {
  return { product, colours: colour ? [{ colour, quantity }] : [], logoMethod: '', note: '' }
}

/** A product that is on the list already takes the colours of the new line beside its own. */
export function withLine(lines: Lines, line: InquiryLine): InquiryLine[] {
  const earlier = lines.find(({ product }) => product === line.product)
  if (!earlier) return [...lines, line].slice(0, inquiryBounds.lines)
  const colours = line.colours.reduce((all, { colour, quantity }) => withColour(all, colour, quantity), earlier.colours)
  const merged = { ...earlier, colours, logoMethod: line.logoMethod || earlier.logoMethod, note: earlier.note || line.note }
  return lines.map((each) => (each === earlier ? merged : each))
}

export function withLines(lines: Lines, more: Lines): InquiryLine[] {
  return more.reduce<InquiryLine[]>(withLine, [...lines])
}

/** None of a colour takes it out. */
export function withColour(colours: InquiryLine['colours'], colour: string, quantity: number): InquiryLine['colours'] {
  const whole = Math.min(inquiryBounds.quantity, Math.max(0, Math.trunc(quantity) || 0))
  const others = colours.map((each) => (each.colour === colour ? { colour, quantity: whole } : each))
  const all = others.some((each) => each.colour === colour) ? others : [...others, { colour, quantity: whole }]
  return all.filter((each) => each.quantity > 0).slice(0, inquiryBounds.colours)
}

export function changed(lines: Lines, product: number, change: Partial<Omit<InquiryLine, 'product'>>): InquiryLine[] {
  return lines.map((line) => (line.product === product ? { ...line, ...change } : line))
}

export function without(lines: Lines, product: number): InquiryLine[] {
  return lines.filter((line) => line.product !== product)
}

/** What was changed while it was being sent, perhaps in another tab, has not been sent yet. */
export function withoutSent(lines: Lines, sent: Lines): InquiryLine[] {
  const gone = new Set(sent.map((line) => JSON.stringify(line)))
  return lines.filter((line) => !gone.has(JSON.stringify(line)))
}

/** Puts a line back where it was. */
export function restored(lines: Lines, line: InquiryLine, place: number): InquiryLine[] {
  const others = without(lines, line.product)
  return [...others.slice(0, place), line, ...others.slice(place)]
}

export function piecesOf({ colours }: Pick<InquiryLine, 'colours'>): number {
  return colours.reduce((sum, { quantity }) => sum + quantity, 0)
}
