import type { PayloadRequest } from 'payload'
import { touchedBy } from '../plan/changes.ts'
import { readNewestProducts } from '../plan/read-products.ts'
import { breathe } from './breathe.ts'
import { asCheckedRow } from './checked-row.ts'
import type { ImportRow } from './import-rows.ts'
import type { OpenImport } from './open-workshop.ts'
import { type PlannedFileRow, planRows } from './plan-rows.ts'
import type { FileRow } from './product-file.ts'
import { madeInPart } from './refusal.ts'
import type { Known, Round } from './run.ts'
import { picked, readUndoRecord, recordOfMade, type UndoRecord } from './undo-record.ts'
import { createProduct, updateProduct } from './write-product.ts'

interface Written {
  rows: ImportRow[]
  made: { id: number; styleNo: string }[]
}

/** Compares these rows anew with what stands there now, and writes what differs. */
export async function writeRows(
  open: OpenImport,
  round: Round,
  list: FileRow[],
  known: Known,
  req: PayloadRequest,
): Promise<Written> {
  const due = list.filter((row) => isDue(open, round, row, known))
  const written: Written = { rows: [], made: [] }
  for (const planned of await planRows(open, due, req)) {
    await breathe()
    const before = known.get(planned.file.number)
    if (round === 'new') await makeOne(open, planned, req, written)
    else written.rows.push(await changeOne(open, planned, before, req))
  }
  return written
}

/** What the check refused is left out. What was made in the first round comes again only if something was missing then. */
function isDue(open: OpenImport, round: Round, row: FileRow, known: Known): boolean {
  const checked = known.get(row.number)
  if (!checked || checked.outcome === 'bad') return false
  if (round === 'new') return open.products.find(row) === undefined
  return checked.outcome !== 'created' || readUndoRecord(checked.before)?.promises === true
}

async function makeOne(
  { workshop }: OpenImport,
  planned: PlannedFileRow,
  req: PayloadRequest,
  written: Written,
): Promise<void> {
  const { file, plan } = planned
  const row = asCheckedRow(planned)
  if (plan.outcome !== 'new') {
    written.rows.push(row)
    return
  }
  const made = await createProduct({ req, data: plan.wanted, publication: plan.publication })
  const record = recordOfMade(made, workshop.shape, plan.hasPromises)
  const id = Number(made.id)
  written.rows.push({ ...row, productId: id, outcome: 'created', before: JSON.stringify(record) })
  written.made.push({ id, styleNo: file.styleNo })
}

async function changeOne(
  { workshop }: OpenImport,
  planned: PlannedFileRow,
  known: ImportRow | undefined,
  req: PayloadRequest,
): Promise<ImportRow> {
  const { plan, productId } = planned
  const row = asCheckedRow(planned)
  if (plan.outcome !== 'changed' || productId === null)
    return known?.outcome === 'created' ? madeInPart(known, row.reasons) : row
  const { fields, words } = touchedBy(workshop.shape, plan.changes)
  const after = picked(plan.wanted, fields)
  await updateProduct({ req, id: productId, data: after, publication: plan.publication, words })
  // Made by this import a moment ago: an undo takes the whole product away.
  if (known?.outcome === 'created') {
    const made = (await readNewestProducts(req, [productId])).get(productId) ?? {}
    return { ...known, before: JSON.stringify(recordOfMade(made, workshop.shape, true)) }
  }
  const before = picked(planned.existing ?? {}, fields)
  const record: UndoRecord = { before, after, mark: '', related: [], promises: false }
  return { ...row, before: JSON.stringify(record) }
}
