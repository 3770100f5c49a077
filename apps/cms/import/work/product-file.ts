import type { Words } from '../../fields/sentence.ts'
import { openTable } from '../../spreadsheets/read/read-table.ts'
import { type Cell, FileProblem, type Table } from '../../spreadsheets/read/table.ts'
import type { Column } from '../columns/column.ts'
import { type Found, findColumns } from '../columns/find-columns.ts'
import type { ProductShape } from '../columns/product-columns.ts'

export interface FileRow {
  number: number
  /** Empty where the row has none. */
  styleNo: string
  publicId: string
  cells: Map<Column, Cell>
}

export interface ProductFile {
  from1904: boolean
  columns: Column[]
  found: Found
  notes: Words[]
  /** Rows with anything in them, below the head. */
  rows: () => AsyncIterable<FileRow>
}

/** A file of products, its head understood. */
export async function openProductFile(file: string, shape: ProductShape): Promise<ProductFile> {
  const table = await openTable(file)
  const head = await headOf(table)
  const found = findColumns(shape, head.cells.map(textOf))
  const columns = [...found.columns.values()]
  if (!columns.some(({ key }) => key === 'styleNo')) throw noStyleNumbers
  return { from1904: table.from1904, columns, found, notes: table.notes, rows: () => rowsOf(table, head.number, found.columns) }
}

async function headOf(table: Table) {
  for await (const row of table.rows()) if (row.cells.some((cell) => cell !== '')) return row
  throw new FileProblem({ en: 'The file is empty.', es: 'El archivo está vacío.' })
}

async function* rowsOf(table: Table, head: number, columns: ReadonlyMap<number, Column>): AsyncGenerator<FileRow> {
  for await (const { number, cells } of table.rows()) {
    if (number <= head || !cells.some((cell) => typeof cell === 'object' || String(cell).trim() !== '')) continue
    const own = new Map([...columns].map(([place, column]): [Column, Cell] => [column, cells[place] ?? '']))
    yield { number, cells: own, styleNo: keyIn(own, 'styleNo'), publicId: keyIn(own, 'publicId') }
  }
}

function keyIn(cells: ReadonlyMap<Column, Cell>, key: string): string {
  for (const [column, cell] of cells) if (column.key === key) return textOf(cell).trim()
  return ''
}

function textOf(cell: Cell): string {
  return typeof cell === 'object' ? '' : String(cell)
}

const noStyleNumbers = new FileProblem({
  en: 'The file has no column styleNo (Style number), so no row says which product it is about.',
  es: 'El archivo no tiene la columna styleNo (Número de estilo), así que ninguna fila dice a qué producto se refiere.',
})
