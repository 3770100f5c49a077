import path from 'node:path'
import type { Payload } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { sql } from '../../database/sql.ts'
import { writeIn } from '../../delivery/claim.ts'
import { noProblems, type Problems } from '../problems.ts'
import { asCheckedRow } from './checked-row.ts'
import { inChunks } from './chunks.ts'
import { keepRows } from './import-rows.ts'
import { advance, type Claim } from './lease.ts'
import { onceInFile } from './once-in-file.ts'
import { type OpenImport, openImport } from './open-workshop.ts'
import { type PlannedFileRow, planRows, refusedRow } from './plan-rows.ts'
import type { FileRow, ProductFile } from './product-file.ts'
import { finishImport, type StoredImport } from './stored-import.ts'

const rowsAtOnce = 50

/** Finds out what every row would do, and writes down nothing but that. Begun anew when it was interrupted. */
export async function checkImport(payload: Payload, stored: StoredImport, claim: Claim, folder: string): Promise<void> {
  const keys: Keys = { firstRows: new Map(), total: 0 }
  const promised = new Set<string>()
  const open = await openImport(payload, path.join(folder, stored.storedName), { ...stored, promised })
  await readKeys(open.file, keys)
  for (const styleNo of keys.firstRows.keys()) promised.add(styleNo)
  const { course = {} } = stored.problems
  const begun = await begin(payload, claim, keys.total, { ...problemsOf(open), course })
  await finishImport(payload, await checkRows(payload, open, keys, begun), 'checked')
}

interface Keys {
  firstRows: Map<string, number>
  total: number
}

async function readKeys(file: ProductFile, keys: Keys): Promise<void> {
  for await (const { styleNo, number } of file.rows()) {
    keys.total += 1
    if (styleNo && !keys.firstRows.has(styleNo)) keys.firstRows.set(styleNo, number)
  }
}

function problemsOf({ file }: OpenImport): Problems {
  const { unknown, twice, shownOnly } = file.found
  return { ...noProblems, unknown, twice, shownOnly, notes: file.notes }
}

async function begin(payload: Payload, claim: Claim, total: number, problems: Problems): Promise<Claim> {
  return inTransaction(payload, async (req) => {
    const next = await advance(req, claim, 0)
    await writeIn(req, sql`delete from import_rows where import_id = ${claim.id} returning row`)
    await payload.db.updateOne({ collection: 'product-imports', id: claim.id, data: { total, problems }, req })
    return next
  })
}

async function checkRows(payload: Payload, open: OpenImport, keys: Keys, begun: Claim): Promise<Claim> {
  let [claim, position] = [begun, 0]
  const numberOnce = onceInFile()
  for await (const list of inChunks(open.file.rows(), rowsAtOnce)) {
    const own = list.filter(({ styleNo, number }) => !styleNo || keys.firstRows.get(styleNo) === number)
    const planned = (await planRows(open, own, open.workshop.speakers.en)).map(numberOnce)
    const twice = list.filter((row) => !own.includes(row)).map((file) => doubled(file, keys))
    position += list.length
    claim = await inTransaction(payload, async (req) => {
      const next = await advance(req, claim, position)
      await keepRows(req, claim.id, [...planned, ...twice].map(asCheckedRow))
      return next
    })
  }
  return claim
}

function doubled(file: FileRow, { firstRows }: Keys): PlannedFileRow {
  const first = firstRows.get(file.styleNo) ?? 0
  const words = {
    en: `The style number ${file.styleNo} stands in row ${first} already. Each product has one row.`,
    es: `El número de estilo ${file.styleNo} ya está en la fila ${first}. Cada producto tiene una sola fila.`,
  }
  return { file, productId: null, existing: null, plan: refusedRow([{ column: 'styleNo', words }]) }
}
