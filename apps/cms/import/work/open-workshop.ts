import type { Payload } from 'payload'
import { type Database, rows, sql } from '../../database/sql.ts'
import { productShape } from '../columns/product-columns.ts'
import type { Workshop } from '../plan/plan-product.ts'
import { readReferences, readStyles } from '../references.ts'
import type { ImportMode } from '../states.ts'
import { openProductFile, type ProductFile } from './product-file.ts'
import { speakersFor } from './speakers.ts'

/** Everything a check or a run works with. */
export interface OpenImport {
  file: ProductFile
  workshop: Workshop
  products: ProductKeys
}

export interface ProductKeys {
  /** The product a row is about. */
  find: (row: { styleNo: string; publicId: string }) => number | undefined
  add: (id: number, styleNo: string) => void
}

export async function openImport(
  payload: Payload,
  path: string,
  { mode, by, promised }: { mode: ImportMode; by: unknown; promised: Set<string> },
): Promise<OpenImport> {
  const shape = productShape(payload)
  const file = await openProductFile(path, shape)
  const references = await readReferences(payload)
  const around = { references, promised, from1904: file.from1904 }
  const speakers = await speakersFor(payload, by)
  const givenNumbers = await readNumbers(payload)
  return {
    file,
    products: await readKeys(payload),
    workshop: { shape, columns: file.columns, mode, around, speakers, givenNumbers },
  }
}

async function readNumbers(payload: Payload): Promise<Set<number>> {
  const given = await rows(payload.db as unknown as Database, sql`select public_id from public_ids`)
  return new Set(given.map(({ public_id }) => Number(public_id)))
}

async function readKeys(payload: Payload): Promise<ProductKeys> {
  const byStyle = new Map<string, number>()
  const unnumbered = new Map<string, number>()
  for (const { id, styleNo, publicId } of await readStyles(payload)) {
    if (styleNo.trim()) byStyle.set(styleNo.trim(), id)
    else if (publicId !== null) unnumbered.set(String(publicId), id)
  }
  return {
    // A draft may have no style number yet; then its public number says which one it is.
    find: ({ styleNo, publicId }) => (styleNo ? byStyle.get(styleNo) : unnumbered.get(publicId)),
    add: (id, styleNo) => byStyle.set(styleNo, id),
  }
}
