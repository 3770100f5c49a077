import { globalId } from '@lindero/contract'
import type { File, Payload } from 'payload'
import { rememberLoaded } from './demo-ledger.ts'
import { inTransaction } from './in-transaction.ts'

type Data = Record<string, unknown>

/** Both languages in one write, published in both. */
const published = { locale: 'all', publishAllLocales: true, depth: 0 } as const

interface Creation {
  collection: string
  data: Data
  file?: File
  context?: Record<string, unknown>
}

/** Writes a document and remembers it as demo content; gives its number. */
export function createDemo(payload: Payload, creation: Creation): Promise<number> {
  return inTransaction(payload, async (req) => {
    const document = await payload.create({ ...creation, ...published, req })
    await rememberLoaded(req, { kind: creation.collection, id: String(document.id), loadedAt: document.updatedAt })
    return Number(document.id)
  })
}

export function updateDemo(payload: Payload, collection: string, id: number, data: Data): Promise<void> {
  return inTransaction(payload, async (req) => {
    const document = await payload.update({ collection, id, data, ...published, req })
    await rememberLoaded(req, { kind: collection, id: String(id), loadedAt: document.updatedAt })
  })
}

export function writeDemoGlobal(payload: Payload, slug: string, data: Data): Promise<void> {
  return inTransaction(payload, async (req) => {
    const { updatedAt } = await payload.updateGlobal({ slug, data, ...published, req })
    await rememberLoaded(req, { kind: slug, id: globalId, loadedAt: String(updatedAt) })
  })
}
