import type { Endpoint, PayloadRequest } from 'payload'
import { importProducts } from '../../access/import-products.ts'
import { staffEndpoint } from '../../access/staff-endpoint.ts'
import { transact } from '../../database/in-transaction.ts'
import { rowId } from '../../database/row-id.ts'
import { type Database, isPostgres, type Sql, sql } from '../../database/sql.ts'
import { writeIn } from '../../delivery/claim.ts'
import { sentence, type Words } from '../../fields/sentence.ts'
import { type Problems, readProblems } from '../problems.ts'
import type { ImportState } from '../states.ts'
import { writtenRow } from '../work/import-rows.ts'

const postgresLock = 42_420_005

interface Step {
  path: string
  from: readonly ImportState[]
  to: ImportState
  /** What a row must be for the step to have anything to do. */
  row: Sql
}

const start: Step = { path: '/:id/start', from: ['checked'], to: 'running', row: sql`1 = 1` }
/** What stopped in the middle can be taken back as well. */
const undo: Step = { path: '/:id/undo', from: ['done', 'failed'], to: 'undoing', row: writtenRow }

/** What staff decide: that a checked file is run, that a finished import is undone. */
export const moveOnEndpoints: Endpoint[] = [start, undo].map((step) =>
  staffEndpoint({ path: step.path, method: 'post', handler: (req) => answer(req, step) }, importProducts),
)

async function answer(req: PayloadRequest, step: Step): Promise<Response> {
  const id = rowId(req.routeParams?.id)
  const refused = id === null ? notNow : await transact(req, () => move(req, id, step))
  const body = refused ? { message: sentence(req, refused) } : { ok: true }
  return Response.json(body, { status: refused ? 409 : 200, headers: { 'cache-control': 'no-store' } })
}

/** One import writes at a time: two could undo each other's rows. Gives why it cannot be done. */
async function move(req: PayloadRequest, id: number, { from, to, row }: Step): Promise<Words | null> {
  if (isPostgres(req.payload.db as unknown as Database)) await writeIn(req, sql`select pg_advisory_xact_lock(${postgresLock})`)
  const states = sql.join(
    from.map((state) => sql`${state}`),
    sql`, `,
  )
  const free = sql`id = ${id} and state in (${states})
    and not exists (select 1 from product_imports other where other.state in ('running', 'undoing'))`
  if ((await writeIn(req, sql`select id from product_imports where ${free}`)).length === 0) return notNow
  const known = sql`exists (select 1 from import_rows where import_id = ${id} and ${row})`
  const step = sql`update product_imports set state = ${to}, position = 0, leased_until = null
    where ${free} and ${known} returning id`
  if ((await writeIn(req, step)).length === 0) return noRows
  await keepPresser(req, id)
  return null
}

/** Whoever presses answers for what is written, whoever brought the file. */
async function keepPresser(req: PayloadRequest, id: number): Promise<void> {
  const { payload, user } = req
  const found = await payload.findByID({ collection: 'product-imports', id, depth: 0, req })
  const problems: Problems = { ...readProblems(found.problems), fatal: null, course: { pressedBy: Number(user?.id) } }
  await payload.db.updateOne({ collection: 'product-imports', id, data: { problems }, req })
}

const notNow = {
  en: 'This cannot be done now: another import is running, or this one has moved on.',
  es: 'Ahora no es posible: hay otra importación en curso o esta ya ha avanzado.',
}
const noRows = {
  en: 'There is nothing to do: this import has no rows for it, or they are so old that they are not kept any more.',
  es: 'No hay nada que hacer: esta importación no tiene filas para ello o son tan antiguas que ya no se conservan.',
}
