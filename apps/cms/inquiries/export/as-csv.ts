import { harmlessCell } from './harmless-cell.ts'

/** With the mark by which spreadsheets know UTF-8. */
export function asCsv(table: string[][]): string {
  return `\uFEFF${table.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  return `"${harmlessCell(text).replaceAll('"', '""')}"`
}
