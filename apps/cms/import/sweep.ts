import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { inTransaction } from '../database/in-transaction.ts'
import { type Database, rows, sql } from '../database/sql.ts'
import { write, writeIn } from '../delivery/claim.ts'
import { atWork } from './work/lease.ts'
import { fileGone } from './work/missing-file.ts'
import { readImport } from './work/stored-import.ts'

const keptImports = 50
const dayMs = 86_400_000
/** A checked file nobody has started for so long is not wanted any more. */
const keptDays = 30

/** Files that are done with, and the rows of imports so old that nobody would undo them. */
export async function sweepImports(payload: Payload, folder: string): Promise<void> {
  const query = sql`select id, state, stored_name from product_imports order by id desc`
  const imports = await rows(payload.db as unknown as Database, query)
  const names = new Set(await readdir(folder))
  const wanted = new Set(imports.filter(({ state }) => isOne(atWork, state)).map((one) => String(one.stored_name)))
  for (const { id, state, stored_name } of imports) {
    if (state !== 'checked') continue
    const name = String(stored_name)
    if (names.has(name) && !(await isOld(path.join(folder, name)))) wanted.add(name)
    else await giveUp(payload, Number(id))
  }
  for (const name of names) if (!wanted.has(name)) await forget(path.join(folder, name))
  const oldest = imports[keptImports - 1]
  if (oldest) await write(payload, forgetRows(Number(oldest.id)))
}

function isOne(states: readonly string[], state: unknown): boolean {
  return typeof state === 'string' && states.includes(state)
}

/** Work that goes on needs its rows, however old it is. */
function forgetRows(oldest: number) {
  return sql`delete from import_rows where import_id < ${oldest} and import_id not in
    (select id from product_imports where state in ('checking', 'running', 'undoing')) returning row`
}

/** Without its file it cannot be run; if somebody has started it a moment ago, it keeps it. */
async function giveUp(payload: Payload, id: number): Promise<void> {
  const stored = await readImport(payload, id)
  if (!stored) return
  await inTransaction(payload, async (req) => {
    const problems = { ...stored.problems, fatal: fileGone }
    const step = sql`update product_imports set state = 'failed' where id = ${id} and state = 'checked' returning id`
    if ((await writeIn(req, step)).length === 0) return
    await payload.db.updateOne({ collection: 'product-imports', id, data: { problems }, req })
  })
}

/** One that came a moment ago may not be in the list yet. */
async function forget(file: string): Promise<void> {
  const { mtimeMs } = await stat(file)
  if (Date.now() - mtimeMs > 60 * 60 * 1000) await rm(file, { force: true })
}

async function isOld(file: string): Promise<boolean> {
  return Date.now() - (await stat(file)).mtimeMs > keptDays * dayMs
}
