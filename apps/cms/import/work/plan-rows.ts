import type { PayloadRequest } from 'payload'
import type { Document } from '../plan/document-cells.ts'
import { type PlannedRow, planChange, planNew, type Workshop } from '../plan/plan-product.ts'
import type { Fault } from '../plan/plan-row.ts'
import { readNewestProducts, readStandingProducts } from '../plan/read-products.ts'
import { breathe } from './breathe.ts'
import type { OpenImport } from './open-workshop.ts'
import type { FileRow } from './product-file.ts'

export interface PlannedFileRow {
  file: FileRow
  productId: number | null
  existing: Document | null
  plan: PlannedRow
}

/** Plans some rows at once, so that their products are read with two questions instead of two for each. */
export async function planRows(open: OpenImport, list: readonly FileRow[], req: PayloadRequest): Promise<PlannedFileRow[]> {
  const ids = list.map((row) => open.products.find(row)).filter((id) => id !== undefined)
  const newest = await readNewestProducts(req, ids)
  // Asked once, and only when something changes.
  let standing: ReturnType<typeof readStandingProducts> | null = null
  const standingOf = (id: number) => async () => {
    standing ??= readStandingProducts(req, ids)
    return (await standing).get(id)
  }
  const planned: PlannedFileRow[] = []
  for (const file of list) {
    await breathe()
    const id = open.products.find(file)
    const existing = id === undefined ? undefined : newest.get(id)
    const plan = existing
      ? await planChange(open.workshop, file.cells, existing, standingOf(Number(existing.id)))
      : await planUnknown(open.workshop, file)
    planned.push({ file, productId: existing ? Number(existing.id) : null, existing: existing ?? null, plan })
  }
  return planned
}

function planUnknown(workshop: Workshop, { styleNo, cells }: FileRow): Promise<PlannedRow> | PlannedRow {
  return styleNo ? planNew(workshop, cells) : refusedRow([{ column: 'styleNo', words: noStyleNumber }])
}

export function refusedRow(faults: Fault[]): PlannedRow {
  const publication = { locales: [], waits: false }
  return { outcome: 'bad', changes: [], faults, wanted: {}, publication, hasPromises: false }
}

const noStyleNumber = { en: 'The row has no style number.', es: 'La fila no tiene número de estilo.' }
