import { buffer } from 'node:stream/consumers'
import { xlsxStream } from './xlsx-stream.ts'

export function asXlsx(table: string[][]): Promise<Buffer> {
  const [titles = [], ...rows] = table
  return buffer(xlsxStream(titles, rows))
}
