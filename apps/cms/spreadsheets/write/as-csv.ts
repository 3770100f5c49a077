import { harmlessCell, meantCell } from './harmless-cell.ts'

/** A spreadsheet set to another separator splits a cell there, quoted or not, and runs what begins so. */
const innerFormula = /([;,\t\r\n][\s"]*'*)(?=[=+\-@＝＋－＠])/gu
const innerHarmless = /([;,\t\r\n][\s"]*'*)'(?=[=+\-@＝＋－＠])/gu

/** The mark by which spreadsheets know UTF-8. */
export const byteOrderMark = '\uFEFF'

export function asCsv(table: string[][]): string {
  return `${byteOrderMark}${table.map(csvLine).join('')}`
}

export function csvLine(row: readonly string[]): string {
  return `${row.map(cell).join(',')}\r\n`
}

/** What was meant by a cell that was written here. */
export function meantCsvCell(text: string): string {
  return meantCell(text.replace(innerHarmless, '$1'))
}

function cell(text: string): string {
  const harmless = harmlessCell(text).replace(innerFormula, "$1'")
  return `"${harmless.replaceAll('"', '""')}"`
}
