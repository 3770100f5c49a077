import type { Endpoint, PayloadRequest } from 'payload'
import { importProducts } from '../../access/import-products.ts'
import { staffEndpoint } from '../../access/staff-endpoint.ts'
import { rowId } from '../../database/row-id.ts'
import { readProgress } from '../progress.ts'
import { missing } from './missing.ts'

/** `GET /api-cms/product-imports/12/progress`: what the page asks every second while something goes on. */
export const progressEndpoint: Endpoint = staffEndpoint(
  { path: '/:id/progress', method: 'get', handler: answer },
  importProducts,
)

async function answer(req: PayloadRequest): Promise<Response> {
  const id = rowId(req.routeParams?.id)
  const progress = id === null ? null : await readProgress(req.payload, id)
  return progress ? Response.json(progress, { headers: { 'cache-control': 'no-store' } }) : missing(req)
}
