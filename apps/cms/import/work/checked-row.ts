import type { ImportRow } from './import-rows.ts'
import type { PlannedFileRow } from './plan-rows.ts'

/** What is written down about a row. */
export function asCheckedRow({ file, productId, plan }: PlannedFileRow): ImportRow {
  const { outcome, changes, faults, publication } = plan
  const reasons = publication.waits ? [...faults, { column: '', words: waits }] : faults
  return { row: file.number, styleNo: file.styleNo, productId, outcome, changes, reasons, before: null }
}

const waits = {
  en: 'Saved as a draft: somebody has changed this product and not published it yet.',
  es: 'Se guarda como borrador: alguien ha cambiado este producto y aún no lo ha publicado.',
}
