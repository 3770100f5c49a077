import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { meantCsvCell } from '../../write/as-csv.ts'
import {
  FileProblem,
  mostColumns,
  mostLettersInRow,
  mostRows,
  type Table,
  type TableRow,
  tooManyColumns,
  tooManyRows,
} from '../table.ts'
import { decoded, type Encoding, encodingOf } from './decode.ts'
import { type Separator, separatorOf } from './separator.ts'

const lookedAt = 65_536

interface Form {
  file: string
  encoding: Encoding
  separator: Separator
  told: string | null
}

export async function openCsv(file: string): Promise<Table> {
  const encoding = await encodingOf(file)
  const form: Form = { file, encoding, ...separatorOf(await beginning(file, encoding)) }
  return { kind: 'csv', from1904: false, notes: [], rows: () => rowsOf(form) }
}

async function beginning(file: string, encoding: Encoding): Promise<string> {
  let text = ''
  for await (const chunk of decoded(file, encoding)) {
    text += chunk
    if (text.length >= lookedAt) break
  }
  return text
}

/** Cells stay the text they are: nothing is taken for a formula, a number or a day here. */
async function* rowsOf(form: Form): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter: form.separator,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: mostLettersInRow,
  })
  // Whoever stops reading ends the file's stream with it; what goes wrong in the file reaches the reader.
  pipeline(Readable.from(textOf(form)), parser, () => {})
  let number = 0
  try {
    for await (const cells of parser) {
      number += 1
      if (number > mostRows + 1) throw tooManyRows
      yield { number, cells: readCells(cells) }
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, number + 1) : error
  }
}

function readCells(cells: string[]): string[] {
  if (cells.length > mostColumns) throw tooManyColumns
  return cells.map(meantCsvCell)
}

async function* textOf({ file, encoding, told }: Form): AsyncGenerator<string> {
  let skip = told?.length ?? 0
  for await (const text of decoded(file, encoding)) {
    yield text.slice(skip)
    skip = Math.max(0, skip - text.length)
  }
}

function unreadable({ code }: CsvError, row: number): FileProblem {
  if (code === 'CSV_MAX_RECORD_SIZE') return neverClosed(row)
  return code === 'CSV_QUOTE_NOT_CLOSED' ? neverClosed(row) : broken(row)
}

const neverClosed = (row: number) =>
  new FileProblem({
    en: `From row ${row} on the file cannot be read: a quotation mark is opened there and never closed.`,
    es: `El archivo no se puede leer desde la fila ${row}: allí se abren unas comillas que no se cierran.`,
  })
const broken = (row: number) =>
  new FileProblem({
    en: `From row ${row} on the file cannot be read as a table.`,
    es: `El archivo no se puede leer como tabla desde la fila ${row}.`,
  })
