import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { index as postgresIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index as sqliteIndex } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { DatabaseAdapterObj } from 'payload'
import type { Env } from '../config/env.ts'
import { afterConnect } from './after-connect.ts'
import { hardenTransactions } from './harden-transactions.ts'
import { indexLargeTables } from './indexes.ts'
import { keepWordsWithRows } from './keep-words-with-rows.ts'
import { postgresTables, sqliteTables } from './own-tables.ts'
import { survivePostgresRestart } from './postgres-connections.ts'
import { restoreGlobalsAsDrafts } from './restore-globals-as-drafts.ts'
import { showNewestDraft } from './show-newest-draft.ts'
import { keepBusyTimeout } from './sqlite-connections.ts'
import { WriterQueue } from './writer-queue.ts'

const migrations = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'migrations')
const busyTimeout = 5_000

export function databaseAdapter(env: Pick<Env, 'dataDir' | 'databaseUrl'>): DatabaseAdapterObj {
  return env.databaseUrl ? postgres(env.databaseUrl) : sqlite(path.join(env.dataDir, 'cms.sqlite'))
}

function postgres(connectionString: string): DatabaseAdapterObj {
  const adapter = postgresAdapter({
    pool: { connectionString },
    push: false,
    blocksAsJSON: true,
    migrationDir: path.join(migrations, 'postgres'),
    beforeSchemaInit: [({ schema }) => ({ ...schema, tables: { ...schema.tables, ...postgresTables } })],
    afterSchemaInit: [indexLargeTables(postgresIndex, 'postgres')],
  })
  return mended(hardenTransactions(afterConnect(adapter, survivePostgresRestart), null))
}

function sqlite(file: string): DatabaseAdapterObj {
  const adapter = sqliteAdapter({
    client: { url: `file:${file}` },
    push: false,
    blocksAsJSON: true,
    wal: true,
    busyTimeout,
    // Present, even empty: without it the adapter opens no transactions at all.
    transactionOptions: {},
    migrationDir: path.join(migrations, 'sqlite'),
    beforeSchemaInit: [({ schema }) => ({ ...schema, tables: { ...schema.tables, ...sqliteTables } })],
    afterSchemaInit: [indexLargeTables(sqliteIndex, 'sqlite')],
  })
  const patient = afterConnect(adapter, (connected) => keepBusyTimeout(connected, busyTimeout))
  return mended(hardenTransactions(patient, new WriterQueue()))
}

function mended(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return restoreGlobalsAsDrafts(showNewestDraft(keepWordsWithRows(adapter)))
}
