import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, PayloadRequest } from 'payload'
import { importProducts } from '../../access/import-products.ts'
import { staffEndpoint } from '../../access/staff-endpoint.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { sentence, type Words } from '../../fields/sentence.ts'
import { storeBytes, TooManyBytes } from '../../inquiries/files/store-bytes.ts'
import { openTable } from '../../spreadsheets/read/read-table.ts'
import { FileProblem } from '../../spreadsheets/read/table.ts'
import { sweepImports } from '../sweep.ts'

export const mostBytes = 50 * 1024 * 1024

/** `POST /api-cms/product-imports/bring?name=…&mode=publish|draft`, the file as it is: it goes to disk while it comes. */
export function bringEndpoint(folder: string): Endpoint {
  return staffEndpoint({ path: '/bring', method: 'post', handler: (req) => bring(req, folder) }, importProducts)
}

async function bring(req: PayloadRequest, folder: string): Promise<Response> {
  const storedName = randomUUID()
  try {
    const size = await storeBytes(folder, storedName, req.body ?? nothing(), mostBytes)
    if (size === 0) throw new FileProblem({ en: 'The file is empty.', es: 'El archivo está vacío.' })
    await openTable(path.join(folder, storedName))
    await sweepImports(req.payload, folder)
    return Response.json({ id: await keep(req, storedName) }, { status: 201, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    await rm(path.join(folder, storedName), { force: true })
    if (error instanceof TooManyBytes) return refused(req, tooLarge, 413)
    if (error instanceof FileProblem) return refused(req, error.words, 422)
    throw error
  }
}

async function keep(req: PayloadRequest, storedName: string): Promise<number> {
  const { searchParams, user } = req
  const data = {
    filename: (searchParams.get('name') ?? '').replaceAll('\0', '').slice(0, 200) || 'products',
    state: 'checking',
    mode: searchParams.get('mode') === 'draft' ? 'draft' : 'publish',
    by: user?.id,
    position: 0,
    storedName,
  }
  const kept = await inTransaction(req.payload, (local) =>
    req.payload.create({ collection: 'product-imports', data, depth: 0, req: local }),
  )
  return Number(kept.id)
}

function refused(req: PayloadRequest, words: Words, status: number): Response {
  return Response.json({ message: sentence(req, words) }, { status, headers: { 'cache-control': 'no-store' } })
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

const tooLarge = {
  en: 'The file is larger than 50 MB. Please split it.',
  es: 'El archivo supera los 50 MB. Divídalo.',
}
