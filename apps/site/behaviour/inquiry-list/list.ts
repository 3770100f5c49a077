import { checkLines, type InquiryLine } from '@lindero/contract'
import { type Lines, newLine, withLine, without } from './list-changes.ts'
import { keepList, keptList } from './listed.ts'

/** The list, read anew at every change: another tab may have changed it. Nonsense counts as an empty list. */
export function readList(): InquiryLine[] {
  try {
    return checkLines(JSON.parse(keptList() || '[]'))
  } catch {
    return []
  }
}

export function changeList(change: (lines: Lines) => Lines): void {
  keepList(JSON.stringify(change(readList())))
}

export function addProduct(product: number, colour: string, quantity: number): void {
  changeList((lines) => withLine(lines, newLine(product, colour, quantity)))
}

/** Puts a product on the list, or takes it off; answers whether it is on it now. */
export function toggleProduct(product: number, colour: string, quantity: number): boolean {
  const isListed = readList().some((line) => line.product === product)
  if (isListed) changeList((lines) => without(lines, product))
  else addProduct(product, colour, quantity)
  return !isListed
}
