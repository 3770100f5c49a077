import type { Words } from '../../fields/sentence.ts'

/** What stands in a cell; a number or a yes/no only where the file itself says so. */
export type Cell = string | number | boolean | CellFault

/** A cell that cannot be read, and why. */
export interface CellFault {
  fault: Words
}

export interface TableRow {
  /** As a spreadsheet counts: the head is row 1. */
  number: number
  cells: Cell[]
}

/** The table of a file, row by row; may be read again from the beginning. */
export interface Table {
  kind: 'csv' | 'xlsx'
  /** Days are counted from 1904 instead of 1900 (files from older Macs). */
  from1904: boolean
  /** What staff should know about the file. */
  notes: Words[]
  rows: () => AsyncIterable<TableRow>
}

/** The whole file cannot be used; the words say why and what to do. */
export class FileProblem extends Error {
  constructor(readonly words: Words) {
    super(words.en)
  }
}

export const mostRows = 100_000
export const mostColumns = 4_000
export const mostLettersInRow = 2_000_000

export const tooManyRows = new FileProblem({
  en: `The file has more than ${mostRows.toLocaleString('en')} rows. Please split it.`,
  es: `El archivo tiene más de ${mostRows.toLocaleString('es')} filas. Divídalo.`,
})
export const tooMuchText = new FileProblem({
  en: 'The file holds more text than can be read at once. Please split it.',
  es: 'El archivo contiene más texto del que se puede leer de una vez. Divídalo.',
})
export const tooManyColumns = new FileProblem({
  en: `A row of the file has more than ${mostColumns.toLocaleString('en')} columns. Is it really a list of products?`,
  es: `Una fila del archivo tiene más de ${mostColumns.toLocaleString('es')} columnas. ¿Es de verdad una lista de productos?`,
})
