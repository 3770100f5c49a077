import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { scheduleChanges } from '../access/schedule-changes.ts'
import { staffEndpoint } from '../access/staff-endpoint.ts'
import { rowId } from '../database/row-id.ts'
import { sql } from '../database/sql.ts'
import { write } from '../delivery/claim.ts'
import { sentence } from '../fields/sentence.ts'
import { plan } from './plan.ts'
import { readPlannedFor } from './read-planned.ts'

/** `POST /api-cms/scheduled-changes/plan {action, language, entity, documentId, at}`. */
export const planEndpoint = staffEndpoint(
  {
    path: '/plan',
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      return Response.json({ id: await plan(req, req.data, new Date()) }, { status: 201 })
    },
  },
  scheduleChanges,
)

/** What is planned for one document: `GET /api-cms/scheduled-changes/planned?entity=…&document=…`. */
export const plannedEndpoint = staffEndpoint(
  {
    path: '/planned',
    method: 'get',
    handler: async (req) => {
      const [entity, documentId] = ['entity', 'document'].map((name) => req.searchParams.get(name) ?? '')
      const planned = await readPlannedFor(req, entity ?? '', documentId ?? '')
      return Response.json({ planned }, { headers: { 'cache-control': 'no-store' } })
    },
  },
  scheduleChanges,
)

/** Takes back what waits, and puts away what failed: `POST /api-cms/scheduled-changes/:id/cancel`. */
export const cancelEndpoint = staffEndpoint({ path: '/:id/cancel', method: 'post', handler: cancel }, scheduleChanges)

/** Also while it is being made or waits after a fault: what is made looks first whether it still waits, in one transaction. */
async function cancel(req: PayloadRequest): Promise<Response> {
  const id = rowId(req.routeParams?.id)
  const statement = sql`update scheduled_changes set state = 'cancelled', leased_until = null
    where id = ${id} and state in ('waiting', 'failed') returning id`
  const cancelled = id === null ? [] : await write(req.payload, statement)
  if (cancelled.length > 0) return Response.json({ state: 'cancelled' })
  return Response.json({ message: sentence(req, tooLate) }, { status: 409 })
}

const tooLate = {
  en: 'This has happened already, or was taken back.',
  es: 'Esto ya se ha hecho o se ha anulado.',
}

export const schedulingEndpoints: Endpoint[] = [planEndpoint, plannedEndpoint, cancelEndpoint]
