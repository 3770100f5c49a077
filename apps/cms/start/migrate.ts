import type { Payload } from 'payload'
import type { Env } from '../config/env.ts'
import { type Database, rows, sql } from '../database/sql.ts'
import { migrations as postgres } from '../migrations/postgres/index.ts'
import { migrations as sqlite } from '../migrations/sqlite/index.ts'

/** Brings the database to the present form and looks afterwards: a run that silently did nothing must not go unnoticed. */
export async function migrate(payload: Payload, env: Pick<Env, 'databaseUrl'>): Promise<void> {
  const migrations = env.databaseUrl ? postgres : sqlite
  await payload.db.migrate({ migrations: migrations as never })
  const database = payload.db as unknown as Database
  const done = new Set((await rows(database, sql`select name from payload_migrations`)).map(({ name }) => String(name)))
  const behind = migrations.filter(({ name }) => !done.has(name)).map(({ name }) => name)
  if (behind.length > 0)
    throw new Error(`The database was not brought up to date; these migrations are missing: ${behind.join(', ')}.`)
}
