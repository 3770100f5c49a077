import { FileProblem, type Table, type TableRow } from '../table.ts'
import { type Archive, openArchive } from './archive.ts'
import { readSharedStrings } from './shared-strings.ts'
import { SheetRows } from './sheet-rows.ts'
import { readWorkbook } from './workbook.ts'
import { readXml } from './xml.ts'

const mostBytes = 800_000_000

/** The first sheet that can be seen. */
export async function openXlsx(file: string): Promise<Table> {
  const { sheets, from1904 } = await withArchive(file, readWorkbook)
  const [first, ...others] = sheets
  if (!first) throw noSheet
  const notes = others.length > 0 ? [onlyFirst(first.name, others.length)] : []
  return { kind: 'xlsx', from1904, notes, rows: () => rowsOf(file, first.part) }
}

async function withArchive<Result>(file: string, read: (archive: Archive) => Promise<Result>): Promise<Result> {
  const archive = await openArchive(file)
  try {
    return await read(archive)
  } finally {
    archive.close()
  }
}

async function* rowsOf(file: string, part: string): AsyncGenerator<TableRow> {
  const archive = await openArchive(file)
  try {
    const { sharedStrings } = await readWorkbook(archive)
    const rows = new SheetRows(await readSharedStrings(archive, sharedStrings))
    for await (const _ of readXml(await archive.read(part, mostBytes), rows)) yield* rows.take()
  } finally {
    archive.close()
  }
}

const noSheet = new FileProblem({ en: 'The file has no sheet.', es: 'El archivo no tiene ninguna hoja.' })
const onlyFirst = (name: string, others: number) => ({
  en: `Only the first sheet, “${name}”, is read; the file has ${others} more.`,
  es: `Solo se lee la primera hoja, «${name}»; el archivo tiene ${others} más.`,
})
