import { localeCodes } from '@lindero/contract'
import type { Field, Payload, PayloadRequest } from 'payload'
import { inTransaction, transact } from '../../database/in-transaction.ts'
import { shortReason } from '../../database/short-reason.ts'
import { isPublished } from '../../feed/publish-in.ts'
import { missingWords } from '../../publishing/missing-words.ts'
import { type ProductShape, productShape } from '../columns/product-columns.ts'
import { touchedBy } from '../plan/changes.ts'
import type { Document } from '../plan/document-cells.ts'
import { type Publication, sameInPublic } from '../plan/publication.ts'
import { readNewestProducts, readStandingProducts } from '../plan/read-products.ts'
import { breathe } from './breathe.ts'
import { type ImportRow, keepRows, readRows } from './import-rows.ts'
import { advance, type Claim, LeaseLost } from './lease.ts'
import { faultsOf } from './refusal.ts'
import { requestOf } from './request-of.ts'
import { revert } from './revert.ts'
import { speakersFor } from './speakers.ts'
import { finishImport, type StoredImport } from './stored-import.ts'
import { byNumber, markOf, picked, readUndoRecord, relatedOf, type UndoRecord } from './undo-record.ts'
import { updateProduct } from './write-product.ts'

const rowsAtOnce = 20

/** Takes an import back, from its last row to its first. What somebody has changed since is left alone, and said. */
export async function undoImport(payload: Payload, stored: StoredImport, begun: Claim): Promise<void> {
  const { en: asker } = await speakersFor(payload, stored.by)
  const query = { importId: stored.id, outcomes: ['created', 'changed'] as const, backwards: true, limit: rowsAtOnce }
  const job: Job = { payload, asker, claim: begun, position: stored.position }
  for (let list = await readRows(payload, query); list.length > 0; list = await readRows(payload, query))
    await undoBatch(job, list)
  await finishImport(payload, job.claim, 'undone')
}

interface Job {
  payload: Payload
  asker: PayloadRequest
  claim: Claim
  position: number
}

/** All rows of a batch or none; where one is refused, each is tried alone and that one is left as it is. */
async function undoBatch(job: Job, list: ImportRow[]): Promise<void> {
  try {
    await undoTogether(job, list)
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    for (const row of list) await undoAlone(job, row)
  }
}

async function undoTogether(job: Job, list: ImportRow[]): Promise<void> {
  const req = await requestOf(job.asker)
  const position = job.position + list.length
  job.claim = await transact(req, async () => {
    const next = await advance(req, job.claim, position)
    await keepRows(req, next.id, await undoRows(req, list))
    return next
  })
  job.position = position
}

async function undoAlone(job: Job, row: ImportRow): Promise<void> {
  try {
    await undoTogether(job, [row])
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    job.payload.logger.warn(`Import ${job.claim.id}: row ${row.row} could not be undone: ${shortReason(error)}`)
    job.position += 1
    job.claim = await inTransaction(job.payload, async (req) => {
      const next = await advance(req, job.claim, job.position)
      await keepRows(req, next.id, [{ ...row, outcome: 'left', reasons: faultsOf(error, notTakenBack) }])
      return next
    })
  }
}

async function undoRows(req: PayloadRequest, list: ImportRow[]): Promise<ImportRow[]> {
  const shape = productShape(req.payload)
  const fields = req.payload.collections.products?.config.fields ?? []
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
    else done.push(await undoChanged(req, row, record, { document, standing: standing.get(id), shape, fields }))
  }
  return done
}

async function undoCreated(
  req: PayloadRequest,
  row: ImportRow,
  record: UndoRecord,
  document: Document,
  shape: ProductShape,
): Promise<ImportRow> {
  if (markOf(document, shape) !== record.mark || (await isRelatedAnew(req, record, document)))
    return { ...row, outcome: 'left', reasons: [{ column: '', words: workedOn }] }
  await req.payload.delete({ collection: 'products', id: Number(document.id), depth: 0, req })
  return { ...row, outcome: 'undone' }
}

/** Whether somebody added or took away a related product. One that is missing because it was removed itself says nothing. */
async function isRelatedAnew(req: PayloadRequest, { related }: UndoRecord, document: Document): Promise<boolean> {
  const now = relatedOf(document)
  if (now.some((id) => !related.includes(id))) return true
  const gone = related.filter((id) => !now.includes(id))
  return (await readStandingProducts(req, gone)).size > 0
}

interface There {
  document: Document
  standing: Document | undefined
  shape: ProductShape
  fields: readonly Field[]
}

async function undoChanged(req: PayloadRequest, row: ImportRow, record: UndoRecord, there: There): Promise<ImportRow> {
  const { wanted, undone, left } = revert(row.changes, record, there.document, there.shape)
  const reasons = left.map(({ column }) => ({ column, words: changedSince }))
  if (undone.length > 0) {
    const { fields, words } = touchedBy(there.shape, undone)
    const [data, publication] = [picked(wanted, fields), publicationFor(wanted, there)]
    await updateProduct({ req, id: Number(there.document.id), data, publication, words })
    if (publication.waits) reasons.push({ column: '', words: inDraftOnly })
  }
  return { ...row, outcome: left.length > 0 ? 'left' : 'undone', reasons }
}

/** Public where nothing else would become public with it, and where the words it must have are there. */
function publicationFor(wanted: Document, { document, standing, shape, fields }: There): Publication {
  const open = localeCodes.filter((code) => standing && isPublished(standing._status, code))
  if (!standing || open.length === 0) return { locales: [], waits: false }
  const settled = [document, wanted].some((one) => sameInPublic(one, standing, open, shape, byNumber))
  const locales = settled ? open.filter((code) => missingWords(fields, wanted, code, code).length === 0) : []
  return { locales, waits: locales.length < open.length }
}

const workedOn = {
  en: 'Somebody has worked on this product since, so it was not removed.',
  es: 'Alguien ha trabajado en este producto desde entonces; no se ha eliminado.',
}
const changedSince = {
  en: 'Changed by somebody since, so it was left as it is.',
  es: 'Alguien lo ha cambiado desde entonces; se ha dejado como está.',
}
const inDraftOnly = {
  en: 'Undone in the draft only: it cannot be published without looking at it. The site still shows what the import wrote until somebody publishes the product.',
  es: 'Deshecho solo en el borrador: no se puede publicar sin revisarlo. La web sigue mostrando lo que escribió la importación hasta que alguien publique el producto.',
}
const notTakenBack = {
  en: 'The desk could not take this row back, so it was left as it is. Please put it right by hand.',
  es: 'No se ha podido deshacer esta fila; se ha dejado como está. Corríjala a mano.',
}
