import { localeCodes } from '@lindero/contract'
import type { Payload, PayloadRequest } from 'payload'
import { transact } from '../../database/in-transaction.ts'
import { isPublished } from '../../feed/publish-in.ts'
import { type ProductShape, productShape } from '../columns/product-columns.ts'
import { touchedBy } from '../plan/changes.ts'
import type { Document } from '../plan/document-cells.ts'
import { type Publication, sameInPublic } from '../plan/publication.ts'
import { readNewestProducts, readStandingProducts } from '../plan/read-products.ts'
import { breathe } from './breathe.ts'
import { type ImportRow, keepRows, readRows } from './import-rows.ts'
import { advance, type Claim } from './lease.ts'
import { requestOf } from './request-of.ts'
import { revert } from './revert.ts'
import { speakersFor } from './speakers.ts'
import { finishImport, type StoredImport } from './stored-import.ts'
import { byNumber, markOf, picked, readUndoRecord, type UndoRecord } from './undo-record.ts'
import { updateProduct } from './write-product.ts'

const rowsAtOnce = 20

/** Takes an import back, from its last row to its first. What somebody has changed since is left alone, and said. */
export async function undoImport(payload: Payload, stored: StoredImport, begun: Claim): Promise<void> {
  const { en: asker } = await speakersFor(payload, stored.by)
  const query = { importId: stored.id, outcomes: ['created', 'changed'] as const, backwards: true, limit: rowsAtOnce }
  let [claim, position] = [begun, stored.position]
  for (let list = await readRows(payload, query); list.length > 0; list = await readRows(payload, query)) {
    const req = await requestOf(asker)
    position += list.length
    claim = await transact(req, async () => {
      const next = await advance(req, claim, position)
      await keepRows(req, claim.id, await undoRows(req, list))
      return next
    })
  }
  await finishImport(payload, claim, 'undone')
}

async function undoRows(req: PayloadRequest, list: ImportRow[]): Promise<ImportRow[]> {
  const shape = productShape(req.payload)
  const ids = list.flatMap(({ productId }) => productId ?? [])
  const newest = await readNewestProducts(req, ids)
  const standing = await readStandingProducts(req, ids)
  const done: ImportRow[] = []
  for (const row of list) {
    await breathe()
    const [record, id] = [readUndoRecord(row.before), row.productId ?? 0]
    const document = newest.get(id)
    if (!record || !document) done.push({ ...row, outcome: 'undone' })
    else if (record.before === null) done.push(await undoCreated(req, row, record, document, shape))
    else done.push(await undoChanged(req, row, record, { document, standing: standing.get(id), shape }))
  }
  return done
}

async function undoCreated(
  req: PayloadRequest,
  row: ImportRow,
  { mark }: UndoRecord,
  document: Document,
  shape: ProductShape,
): Promise<ImportRow> {
  if (markOf(document, shape) !== mark) return { ...row, outcome: 'left', reasons: [{ column: '', words: workedOn }] }
  await req.payload.delete({ collection: 'products', id: Number(document.id), depth: 0, req })
  return { ...row, outcome: 'undone' }
}

interface There {
  document: Document
  standing: Document | undefined
  shape: ProductShape
}

async function undoChanged(req: PayloadRequest, row: ImportRow, record: UndoRecord, there: There): Promise<ImportRow> {
  const { wanted, undone, left } = revert(row.changes, record, there.document, there.shape)
  if (undone.length > 0) {
    const { fields, words } = touchedBy(there.shape, undone)
    const [data, publication] = [picked(wanted, fields), publicationFor(wanted, there)]
    await updateProduct({ req, id: Number(there.document.id), data, publication, words })
  }
  const reasons = left.map(({ column }) => ({ column, words: changedSince }))
  return { ...row, outcome: left.length > 0 ? 'left' : 'undone', reasons }
}

/** Public where nothing else would become public with it. */
function publicationFor(wanted: Document, { document, standing, shape }: There): Publication {
  const open = localeCodes.filter((code) => standing && isPublished(standing._status, code))
  if (!standing || open.length === 0) return { locales: [], waits: false }
  const settled = [document, wanted].some((one) => sameInPublic(one, standing, open, shape, byNumber))
  return { locales: settled ? open : [], waits: !settled }
}

const workedOn = {
  en: 'Somebody has worked on this product since, so it was not removed.',
  es: 'Alguien ha trabajado en este producto desde entonces; no se ha eliminado.',
}
const changedSince = {
  en: 'Changed by somebody since, so it was left as it is.',
  es: 'Alguien lo ha cambiado desde entonces; se ha dejado como está.',
}
