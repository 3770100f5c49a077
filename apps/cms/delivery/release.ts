import type { PayloadRequest } from 'payload'
import { rowId } from '../database/row-id.ts'
import { type Sql, sql } from '../database/sql.ts'
import { sentence } from '../fields/sentence.ts'
import { type DeliveryTable, write } from './claim.ts'

/** Puts something that rests back into the queue, due now and with all its tries; answers whoever asked for it. */
export async function releaseFor(req: PayloadRequest, table: DeliveryTable, resting: string[]): Promise<Response> {
  const id = rowId(req.routeParams?.id)
  const released = id === null ? [] : await write(req.payload, release(table, id, resting))
  if (released.length > 0) return Response.json({ state: 'waiting' })
  return Response.json({ message: sentence(req, notResting) }, { status: 409 })
}

function release(table: DeliveryTable, id: number, resting: string[]): Sql {
  const states = sql.join(
    resting.map((state) => sql`${state}`),
    sql`, `,
  )
  return sql`update ${sql.identifier(table)}
    set state = 'waiting', attempts = 0, next_attempt_at = ${new Date().toISOString()}, leased_until = null
    where id = ${id} and state in (${states}) returning id`
}

const notResting = {
  en: 'This was sent already, is on its way, or is gone.',
  es: 'Ya se ha enviado, está en camino o ya no existe.',
}
