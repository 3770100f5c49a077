import { meantCell } from '../../write/harmless-cell.ts'
import { type Cell, mostColumns, mostRows, type TableRow, tooManyColumns, tooManyRows } from '../table.ts'
import { columnOf, unescaped } from './letters.ts'
import type { Listener } from './xml.ts'

interface OpenCell {
  column: number
  type: string
  value: string | null
  isFormula: boolean
}

/** Collects the rows of a sheet while it is read. A formula counts as the value it had when the file was saved. */
export class SheetRows implements Listener {
  private found: TableRow[] = []
  private row: TableRow = { number: 0, cells: [] }
  private cell: OpenCell | null = null
  private into: 'value' | 'text' | null = null
  private spoken = 0

  constructor(private readonly strings: readonly string[]) {}

  take(): TableRow[] {
    const rows = this.found
    this.found = []
    return rows
  }

  open = (name: string, attributes: Record<string, string>): void => {
    if (name === 'row') this.row = { number: Number(attributes.r) || this.row.number + 1, cells: [] }
    else if (name === 'c') this.cell = this.begun(attributes)
    else if (name === 'rPh') this.spoken += 1
    else if (this.cell && name === 'f') this.cell.isFormula = true
    else if (this.cell && name === 'v') this.into = 'value'
    else if (this.cell && name === 't' && this.spoken === 0) this.into = 'text'
    if (this.cell && (name === 'v' || name === 'is')) this.cell.value ??= ''
  }

  text = (text: string): void => {
    if (this.cell && this.into) this.cell.value = (this.cell.value ?? '') + text
  }

  close = (name: string): void => {
    if (name === 'v' || name === 't') this.into = null
    else if (name === 'rPh') this.spoken -= 1
    else if (name === 'c' && this.cell) this.keep(this.cell)
    else if (name === 'row') this.finish()
  }

  private begun({ r = '', t = 'n' }: Record<string, string>): OpenCell {
    const column = columnOf(r)
    return { column: column < 0 ? this.row.cells.length : column, type: t, value: null, isFormula: false }
  }

  private keep(cell: OpenCell): void {
    const { cells } = this.row
    if (cell.column >= mostColumns) {
      // Far to the right stands often a formatted cell without anything in it.
      if (cell.value) throw tooManyColumns
    } else {
      while (cells.length < cell.column) cells.push('')
      cells[cell.column] = valueIn(cell, this.strings)
    }
    this.cell = null
  }

  private finish(): void {
    if (this.row.cells.some((cell) => cell !== '')) {
      if (this.row.number > mostRows + 1) throw tooManyRows
      this.found.push(this.row)
    }
  }
}

function valueIn({ type, value, isFormula }: OpenCell, strings: readonly string[]): Cell {
  if (value === null || (value === '' && isFormula && type === 'n')) return isFormula ? { fault: noValue } : ''
  if (type === 's') return meantCell(strings[Number(value)] ?? '')
  if (type === 'b') return value === '1'
  if (type === 'e') return { fault: errorValue(value) }
  if (type === 'd') return value
  if (type !== 'n') return meantCell(unescaped(value))
  return value === '' ? '' : Number(Number(value).toPrecision(15))
}

const noValue = {
  en: 'A formula without a result. Open the file in your spreadsheet, save it, and try again; or write the value itself.',
  es: 'Una fórmula sin resultado. Abra el archivo en su hoja de cálculo, guárdelo e inténtelo de nuevo, o escriba el valor.',
}
const errorValue = (value: string) => ({
  en: `The spreadsheet shows an error here (${value}).`,
  es: `La hoja de cálculo muestra aquí un error (${value}).`,
})
