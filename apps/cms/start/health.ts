import type { Endpoint } from 'payload'
import { type Database, rows, sql } from '../database/sql.ts'

export const healthEndpoint: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async (req) => {
    await rows(req.payload.db as unknown as Database, sql`select 1 as alive`)
    return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
  },
}
