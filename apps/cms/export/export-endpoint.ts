import type { Endpoint, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { importProducts } from '../access/import-products.ts'
import { staffEndpoint } from '../access/staff-endpoint.ts'
import { isRecord } from '../fields/per-language.ts'
import { sentence } from '../fields/sentence.ts'
import { figureText } from '../import/values/figure.ts'
import { byteOrderMark, csvLine } from '../spreadsheets/write/as-csv.ts'
import { asStream, fileHeaders } from '../spreadsheets/write/as-stream.ts'
import { xlsxStream } from '../spreadsheets/write/xlsx-stream.ts'
import { openExport, type ProductExport } from './export-rows.ts'
import { findProducts } from './find-products.ts'

/** The list of products as it is filtered: `GET /api-cms/products/export?format=csv|xlsx` with the list's own `where` and `search`. */
export const exportProductsEndpoint: Endpoint = staffEndpoint(
  { path: '/export', method: 'get', handler: answer },
  importProducts,
)

async function answer(req: PayloadRequest): Promise<Response> {
  const format = req.searchParams.get('format') === 'xlsx' ? 'xlsx' : 'csv'
  const ids = await findProducts(req, whereOf(req))
  if (!ids)
    return Response.json({ message: sentence(req, badFilter) }, { status: 400, headers: { 'cache-control': 'no-store' } })
  const found = await openExport(req, ids)
  const body = format === 'xlsx' ? xlsxStream(found.titles, found.rows()) : csvStream(found)
  return new Response(asStream(body), { headers: fileHeaders(format, `products-${new Date().toISOString().slice(0, 10)}`) })
}

async function* csvStream({ titles, rows }: ProductExport): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(titles)
  for await (const row of rows()) yield csvLine(row.map((value) => (typeof value === 'number' ? figureText(value) : value)))
}

function whereOf(req: PayloadRequest): Where {
  const { where } = req.query
  const collectionConfig = req.payload.collections.products?.config
  const given = isRecord(where) ? (where as Where) : {}
  if (!collectionConfig) return given
  return mergeListSearchAndWhere({ collectionConfig, search: req.searchParams.get('search') ?? '', where: given }) ?? {}
}

const badFilter = {
  en: 'This filter cannot be used. Set it again in the list and export from there.',
  es: 'Este filtro no se puede usar. Defínalo de nuevo en la lista y exporte desde allí.',
}
