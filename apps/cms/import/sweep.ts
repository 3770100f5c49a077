import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { type Database, rows, sql } from '../database/sql.ts'
import { write } from '../delivery/claim.ts'

const keptImports = 50
const dayMs = 86_400_000
/** A checked file nobody has started for so long is not wanted any more. */
const keptDays = 30

/** Files that are done with, and the rows of imports so old that nobody would undo them. */
export async function sweepImports(payload: Payload, folder: string): Promise<void> {
  const query = sql`select id, state, stored_name from product_imports order by id desc`
  const imports = await rows(payload.db as unknown as Database, query)
  const wanted = new Set(
    imports.filter(({ state }) => state !== 'done' && state !== 'undone' && state !== 'failed').map((one) => one.stored_name),
  )
  for (const name of await readdir(folder))
    if (!wanted.has(name) || (await isOld(path.join(folder, name)))) await forget(path.join(folder, name))
  const oldest = imports[keptImports - 1]
  if (oldest) await write(payload, sql`delete from import_rows where import_id < ${Number(oldest.id)} returning row`)
}

/** One that came a moment ago may not be in the list yet. */
async function forget(file: string): Promise<void> {
  const { mtimeMs } = await stat(file)
  if (Date.now() - mtimeMs > 60 * 60 * 1000) await rm(file, { force: true })
}

async function isOld(file: string): Promise<boolean> {
  return Date.now() - (await stat(file)).mtimeMs > keptDays * dayMs
}
