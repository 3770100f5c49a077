import { globalId } from '@lindero/contract'
import type { Payload, PayloadRequest } from 'payload'
import { type Database, openTransaction, rows, sql } from '../database/sql.ts'
import { recordChange } from '../feed/record-change.ts'
import { contentKinds, sources } from '../feed/sources.ts'
import { writeUses } from '../media/uses/keep-uses.ts'
import { forgetLoaded, type LoadedDocument, loadedDocuments } from './demo-ledger.ts'
import { inTransaction } from './in-transaction.ts'
import { findKept, type KeptDocument } from './kept.ts'

/** What others point at goes last, and children before their parents. */
const order = ['home', 'navigation', 'footer', 'company', 'forms', 'settings', 'pages', 'products', 'categories', 'media']

/**
 * Takes out what was loaded, except what staff have worked on since and what that needs. What stays belongs to the staff from
 * now on. Gives the list of it.
 */
export async function takeOutDemo(payload: Payload): Promise<KeptDocument[]> {
  const loaded = await loadedDocuments(payload)
  const kept = await findKept(payload, loaded)
  const stays = new Set(kept.map(({ kind, id }) => `${kind} ${id}`))
  for (const document of [...loaded].sort(byOrder)) {
    await inTransaction(payload, async (req) => {
      if (!stays.has(`${document.kind} ${document.id}`)) await takeOut(req, document)
      await forgetLoaded(req, document)
    })
  }
  return kept
}

function byOrder(one: LoadedDocument, other: LoadedDocument): number {
  // Registers are in no list: they come after all that may point at them, and before the pictures.
  const rank = ({ kind }: LoadedDocument) => (kind === 'media' ? 100 : order.includes(kind) ? order.indexOf(kind) : 50)
  return rank(one) - rank(other) || Number(other.id) - Number(one.id)
}

async function takeOut(req: PayloadRequest, { kind, id }: LoadedDocument): Promise<void> {
  if (id === globalId) return clearGlobal(req, kind)
  const document = await req.payload.findByID({ collection: kind, id, depth: 0, draft: true, disableErrors: true, req })
  if (!document) return
  if (kind === 'pages' && document.fixed) return clearPage(req, id)
  await req.payload.delete({ collection: kind, id, depth: 0, req })
  if (kind === 'products') await giveBackNumber(req, document.publicId)
}

/** A page that exists always keeps its place and its title and loses the rest, also what was written before. */
async function clearPage(req: PayloadRequest, id: string): Promise<void> {
  await req.payload.db.deleteVersions({ collection: 'pages', where: { parent: { equals: id } }, req })
  const data = { blocks: [], seo: { title: { en: null, es: null }, description: { en: null, es: null }, image: null } }
  await req.payload.update({ collection: 'pages', id, data, locale: 'all', publishAllLocales: true, depth: 0, req })
}

/** Back to never having been filled in: a global cannot be deleted through the desk. */
async function clearGlobal(req: PayloadRequest, slug: string): Promise<void> {
  const database = req.payload.db as unknown as Database
  const transaction = await openTransaction(req)
  for (const table of [slug, `_${slug}_v`]) {
    if (table in (req.payload.db.tables ?? {}))
      await rows(database, sql`delete from ${sql.identifier(table)} returning id`, transaction)
  }
  await writeUses({ req, entity: slug, documentId: '' }, new Map())
  const kind = contentKinds.find((name) => 'global' in sources[name].kept && sources[name].kept.global === slug)
  if (kind) await recordChange(req, kind, globalId)
}

/** The only way a number is ever given twice: the house that had it is gone as a whole. */
async function giveBackNumber(req: PayloadRequest, publicId: unknown): Promise<void> {
  const statement = sql`delete from public_ids where public_id = ${Number(publicId)} returning public_id`
  await rows(req.payload.db as unknown as Database, statement, await openTransaction(req))
}
