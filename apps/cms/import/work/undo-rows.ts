import { localeCodes } from '@lindero/contract'
import type { Field, PayloadRequest } from 'payload'
import { isPublished } from '../../feed/publish-in.ts'
import { missingWords } from '../../publishing/missing-words.ts'
import { type ProductShape, productShape } from '../columns/product-columns.ts'
import { touchedBy } from '../plan/changes.ts'
import type { Document } from '../plan/document-cells.ts'
import { type Publication, sameInPublic } from '../plan/publication.ts'
import { readNewestProducts, readStandingProducts } from '../plan/read-products.ts'
import { breathe } from './breathe.ts'
import type { ImportRow } from './import-rows.ts'
import { revert } from './revert.ts'
import { byNumber, markOf, picked, readUndoRecord, relatedOf, type UndoRecord } from './undo-record.ts'
import { updateProduct } from './write-product.ts'

/** Takes some rows back, and gives what became of each. */
export async function undoRows(req: PayloadRequest, list: ImportRow[]): Promise<ImportRow[]> {
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
