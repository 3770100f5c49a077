import { isLocale, type Locale } from '@lindero/contract'
import type { Endpoint, PayloadRequest } from 'payload'
import { importProducts } from '../../access/import-products.ts'
import { staffEndpoint } from '../../access/staff-endpoint.ts'
import { rowId } from '../../database/row-id.ts'
import { columnNames } from '../columns/column-names.ts'
import { productShape } from '../columns/product-columns.ts'
import { readRows, rowOutcomes } from '../work/import-rows.ts'
import { missing } from './missing.ts'

const rowsAtOnce = 25

/** A row of the report, in the reader's words. */
export interface ShownRow {
  row: number
  styleNo: string
  productId: number | null
  changes: { column: string; label: string; before: string; after: string }[]
  reasons: { label: string; text: string }[]
}

/** `GET /api-cms/product-imports/12/rows?outcome=bad&after=0`: some rows of one kind. */
export const rowsEndpoint: Endpoint = staffEndpoint({ path: '/:id/rows', method: 'get', handler: answer }, importProducts)

async function answer(req: PayloadRequest): Promise<Response> {
  const importId = rowId(req.routeParams?.id)
  const outcome = rowOutcomes.find((one) => one === req.searchParams.get('outcome'))
  if (importId === null || !outcome) return missing(req)
  const after = rowId(req.searchParams.get('after')) ?? 0
  const rows = await readRows(req.payload, { importId, outcomes: [outcome], after, limit: rowsAtOnce + 1 })
  const locale: Locale = isLocale(req.i18n.language) ? req.i18n.language : 'en'
  const names = columnNames(productShape(req.payload), locale)
  const shown = rows.slice(0, rowsAtOnce).map(
    ({ row, styleNo, productId, changes, reasons }): ShownRow => ({
      row,
      styleNo,
      productId,
      changes: changes.map((change) => ({ ...change, label: names(change.column) })),
      reasons: reasons.map(({ column, words }) => ({ label: column && names(column), text: words[locale] })),
    }),
  )
  return Response.json({ rows: shown, more: rows.length > rowsAtOnce }, { headers: { 'cache-control': 'no-store' } })
}
