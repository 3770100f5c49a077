import { mkdirSync } from 'node:fs'
import { getPayload } from 'payload'
import { readEnv } from '../config/env.ts'
import { createConfig } from '../create-config.ts'
import { type Database, rows, sql } from '../database/sql.ts'
import { loadDemo } from '../demo/load.ts'
import { ensureAdministrator } from './first-administrator.ts'
import { isUntouched } from './is-untouched.ts'
import { migrate } from './migrate.ts'

/** Everything that must be true before the desk listens. Safe to run again: what is done is not done twice. */
async function prepare(): Promise<void> {
  const env = readEnv()
  mkdirSync(env.mediaDir, { recursive: true, mode: 0o700 })
  const payload = await getPayload({ config: await createConfig(env) })
  say('Checking the database')
  await migrate(payload, env)
  if (env.demo && (await isUntouched(payload))) await loadDemo(payload, say)
  await rows(payload.db as unknown as Database, sql`analyze`)
  // Last: a database with staff counts as worked in, and a password made here is told in the very next line.
  const administrator = await ensureAdministrator(payload, env.administrator)
  await payload.destroy()
  say(`PREPARED ${JSON.stringify({ administrator })}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

prepare().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`The desk could not be prepared: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
