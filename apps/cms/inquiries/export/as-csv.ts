import { harmlessCell } from './harmless-cell.ts'

/** A spreadsheet set to another separator splits a cell there, quoted or not, and runs what begins so. */
const innerFormula = /([;,\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/gu

/** With the mark by which spreadsheets know UTF-8. */
export function asCsv(table: string[][]): string {
  return `\uFEFF${table.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const harmless = harmlessCell(text).replace(innerFormula, "$1'")
  return `"${harmless.replaceAll('"', '""')}"`
}
