import { open } from 'node:fs/promises'
import { openCsv } from './csv/open-csv.ts'
import { FileProblem, type Table } from './table.ts'
import { openXlsx } from './xlsx/open-xlsx.ts'

/** Opens a table whatever its name says: what a file is stands in its first bytes. */
export async function openTable(file: string): Promise<Table> {
  const head = await firstBytes(file, 4096)
  if (head.length === 0) throw empty
  if (head.subarray(0, 4).equals(zip)) return openXlsx(file)
  if (head.subarray(0, 8).equals(oldExcel)) throw old
  if (known.some((mark) => head.subarray(0, mark.length).equals(mark))) throw notATable
  if (!isUtf16(head) && head.includes(0)) throw notATable
  return openCsv(file)
}

const zip = Buffer.from('PK\u0003\u0004', 'latin1')
const oldExcel = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** PDF, PostScript, rich text, web pages. */
const known = ['%PDF', '%!PS', '{\\rtf', '<!DOC', '<!doc', '<html', '<?xml'].map((mark) => Buffer.from(mark, 'latin1'))

export function isUtf16(head: Buffer): boolean {
  const mark = head.subarray(0, 2).toString('hex')
  return mark === 'fffe' || mark === 'feff'
}

export async function firstBytes(file: string, most: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const empty = new FileProblem({ en: 'The file is empty.', es: 'El archivo está vacío.' })
const old = new FileProblem({
  en: 'This is a file of an old Excel (.xls), or one that is locked with a password. Save it as .xlsx or CSV without a password.',
  es: 'Es un archivo de una versión antigua de Excel (.xls) o protegido con contraseña. Guárdelo como .xlsx o CSV sin contraseña.',
})
const notATable = new FileProblem({
  en: 'This is not a table. Choose a CSV or XLSX file.',
  es: 'Esto no es una tabla. Elija un archivo CSV o XLSX.',
})
