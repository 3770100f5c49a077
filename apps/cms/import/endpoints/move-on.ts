import type { Endpoint, PayloadRequest } from 'payload'
import { importProducts } from '../../access/import-products.ts'
import { staffEndpoint } from '../../access/staff-endpoint.ts'
import { transact } from '../../database/in-transaction.ts'
import { rowId } from '../../database/row-id.ts'
import { type Database, isPostgres, sql } from '../../database/sql.ts'
import { writeIn } from '../../delivery/claim.ts'
import { sentence } from '../../fields/sentence.ts'
import type { ImportState } from '../states.ts'

const postgresLock = 42_420_005

/** What staff decide: that a checked file is run, that a finished import is undone. */
export const moveOnEndpoints: Endpoint[] = [moveOn('/:id/start', 'checked', 'running'), moveOn('/:id/undo', 'done', 'undoing')]

function moveOn(path: string, from: ImportState, to: ImportState): Endpoint {
  return staffEndpoint({ path, method: 'post', handler: (req) => answer(req, from, to) }, importProducts)
}

async function answer(req: PayloadRequest, from: ImportState, to: ImportState): Promise<Response> {
  const id = rowId(req.routeParams?.id)
  const moved = id !== null && (await transact(req, () => move(req, id, from, to)))
  const body = moved ? { ok: true } : { message: sentence(req, notNow) }
  return Response.json(body, { status: moved ? 200 : 409, headers: { 'cache-control': 'no-store' } })
}

/** One import writes at a time: two could undo each other's rows. */
async function move(req: PayloadRequest, id: number, from: ImportState, to: ImportState): Promise<boolean> {
  if (isPostgres(req.payload.db as unknown as Database)) await writeIn(req, sql`select pg_advisory_xact_lock(${postgresLock})`)
  const moved = await writeIn(
    req,
    sql`update product_imports set state = ${to}, position = 0, leased_until = null where id = ${id} and state = ${from}
      and not exists (select 1 from product_imports other where other.state in ('running', 'undoing')) returning id`,
  )
  return moved.length > 0
}

const notNow = {
  en: 'This cannot be done now: another import is running, or this one has moved on.',
  es: 'Ahora no es posible: hay otra importación en curso o esta ya ha avanzado.',
}
