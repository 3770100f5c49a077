import { readableText } from '../../spreadsheets/write/harmless-cell.ts'
import { mostLetters } from '../../spreadsheets/write/xlsx-stream.ts'
import type { ValueKind } from './value-kind.ts'

/** Words stand as they are; line ends and letters no file can hold make no difference. */
export const text: ValueKind = {
  write: (value) => readableText(String(value)).replace(/\r\n?/g, '\n'),
  read: (cell) => {
    const value = String(cell)
    return isCut(value) ? { fault: cutOff } : { value: value.replace(/\r\n?/g, '\n') }
  },
}

/** As long as a cell can be, or one less for the apostrophe that made it harmless. */
export function isCut(value: string): boolean {
  return value.length === mostLetters || value.length === mostLetters - 1
}

const cutOff = {
  en: `This text is as long as a spreadsheet cell can be (${mostLetters} letters), so its end may be missing. Change it in the desk.`,
  es: `Este texto ocupa todo lo que cabe en una celda (${mostLetters} letras) y puede faltar el final. Cámbielo en el escritorio.`,
}
