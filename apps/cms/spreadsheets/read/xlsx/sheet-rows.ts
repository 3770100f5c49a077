import { meantCell } from '../../write/harmless-cell.ts'
import {
  type Cell,
  mostColumns,
  mostLettersInRow,
  mostRows,
  type TableRow,
  tooManyColumns,
  tooManyRows,
  tooMuchText,
} from '../table.ts'
import { columnOf, mostLettersInCell, unescaped } from './letters.ts'
import type { Listener } from './xml.ts'

/**
 * What a spreadsheet can hold at all: rows with nothing in them are passed over, but not without end. A shared text counts
 * wherever it is used.
 */
const most = { rows: 1_048_576, tagsInRow: 1_000_000, letters: 1_000_000_000 }

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
  private nextColumn = 0
  private rows = 0
  private tags = 0
  private letters = 0
  private lettersInRow = 0

  constructor(private readonly strings: readonly string[]) {}

  take(): TableRow[] {
    const rows = this.found
    this.found = []
    return rows
  }

  open = (name: string, attributes: Record<string, string>): void => {
    this.tags += 1
    if (this.tags > most.tagsInRow) throw tooManyColumns
    if (name === 'row') this.begin(attributes)
    else if (name === 'c') this.cell = this.begun(attributes)
    else if (name === 'rPh') this.spoken += 1
    else if (this.cell && name === 'f') this.cell.isFormula = true
    else if (this.cell && name === 'v') this.into = 'value'
    else if (this.cell && name === 't' && this.spoken === 0) this.into = 'text'
    if (this.cell && (name === 'v' || name === 'is')) this.cell.value ??= ''
  }

  text = (text: string): void => {
    if (!this.cell || !this.into) return
    this.cell.value = (this.cell.value ?? '') + text
    if (this.cell.value.length > mostLettersInCell) throw tooMuchText
  }

  close = (name: string): void => {
    if (name === 'v' || name === 't') this.into = null
    else if (name === 'rPh') this.spoken -= 1
    else if (name === 'c' && this.cell) this.keep(this.cell)
    else if (name === 'row') this.finish()
  }

  /** Rows are counted upwards, whatever the file says of them. */
  private begin({ r = '' }: Record<string, string>): void {
    this.rows += 1
    if (this.rows > most.rows) throw tooManyRows
    const [given, last] = [Number(r), this.row.number]
    this.row = { number: Number.isSafeInteger(given) && given > last ? given : last + 1, cells: [] }
    this.nextColumn = 0
    this.tags = 0
    this.lettersInRow = 0
  }

  private begun({ r = '', t = 'n' }: Record<string, string>): OpenCell {
    const place = columnOf(r)
    const column = place < 0 ? this.nextColumn : place
    this.nextColumn = column + 1
    return { column, type: t, value: null, isFormula: false }
  }

  /** Far to the right stands often a formatted cell without anything in it. */
  private keep(cell: OpenCell): void {
    const { cells } = this.row
    const value = valueIn(cell, this.strings)
    this.cell = null
    if (value === '') return
    if (cell.column >= mostColumns) throw tooManyColumns
    this.count(value)
    while (cells.length < cell.column) cells.push('')
    cells[cell.column] = value
  }

  private count(value: Cell): void {
    const letters = typeof value === 'string' ? value.length : 0
    this.lettersInRow += letters
    this.letters += letters
    if (this.lettersInRow > mostLettersInRow || this.letters > most.letters) throw tooMuchText
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
