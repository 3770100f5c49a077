import { execFileSync } from 'node:child_process'
import path from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { root } from '../../scripts/paths.mjs'
import { freePort } from '../../scripts/program/ports.mjs'
import { productionServices } from '../../scripts/program/services.mjs'
import { killable } from './killable.ts'
import { type Receiver, readRow } from './receiver.ts'

const counted = 'select key, count(*) as times from inquiries group by key'

/** The desk itself, as `npm start` runs it, without demo content; on the built-in database, or on the PostgreSQL given. */
export async function realDesk(
  folder: string,
  databaseUrl?: string,
  variables: Record<string, string> = {},
): Promise<Receiver> {
  const cmsPort = await freePort()
  const internalKey = 'only between these two processes'
  const { cms, prepare } = productionServices({
    root,
    settings: {
      port: 0,
      host: '127.0.0.1',
      dataDir: folder,
      publicUrl: 'http://127.0.0.1',
      values: { DEMO: 'off', LOG_LEVEL: 'error', ...variables, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    },
    secrets: { payloadSecret: 'for this test and no other', internalKey },
    cmsPort,
  })
  execFileSync(process.execPath, prepare.args, { cwd: prepare.cwd, env: prepare.env, stdio: 'pipe' })
  const url = `http://127.0.0.1:${cmsPort}`
  const child = killable([process.execPath, ...cms.args], cms.env, `${url}/api-cms/health`, cms.cwd)
  return {
    url,
    internalKey,
    start: child.start,
    kill: child.kill,
    stop: async () => void (await child.stop()),
    countByKey: () => (databaseUrl ? countInPostgres(databaseUrl) : countInFile(path.join(folder, 'cms.sqlite'))),
  }
}

async function countInFile(file: string): Promise<Map<string, number>> {
  const database = new Database(file, { readonly: true })
  const rows: unknown[] = database.prepare(counted).all()
  database.close()
  return new Map(rows.map(readRow))
}

async function countInPostgres(connectionString: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(counted)
  await client.end()
  return new Map(rows.map(readRow))
}
