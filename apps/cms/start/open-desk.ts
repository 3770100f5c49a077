import { mkdirSync } from 'node:fs'
import { getPayload, type Payload } from 'payload'
import { type Env, readEnv } from '../config/env.ts'
import { createConfig } from '../create-config.ts'
import { ensureFixedPages } from '../fixed-pages/ensure-fixed-pages.ts'
import { migrate } from './migrate.ts'

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Runs a program with the whole desk at hand, brought up to date, and ends the process. Nothing listens. */
export async function runWithDesk(failure: string, program: (payload: Payload, env: Env) => Promise<void>): Promise<never> {
  try {
    const env = readEnv()
    mkdirSync(env.mediaDir, { recursive: true, mode: 0o700 })
    // Without what a listening desk does in the background.
    const payload = await getPayload({ config: await createConfig(env), disableOnInit: true })
    await migrate(payload, env)
    await ensureFixedPages(payload)
    await program(payload, env)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${failure}: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
