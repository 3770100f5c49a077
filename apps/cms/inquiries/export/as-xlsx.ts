import writeXlsxFile from 'write-excel-file/node'
import { harmlessCell } from './harmless-cell.ts'

/** A spreadsheet refuses a cell longer than this. */
const mostLetters = 32_767

export function asXlsx(table: string[][]): Promise<Buffer> {
  const [titles = [], ...rows] = table
  const cell = (text: string) => ({ type: String, value: harmlessCell(text).slice(0, mostLetters) })
  const sheet = [titles.map((title) => ({ ...cell(title), fontWeight: 'bold' as const })), ...rows.map((row) => row.map(cell))]
  return writeXlsxFile(sheet, { stickyRowsCount: 1 }).toBuffer()
}
