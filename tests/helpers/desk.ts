import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type FeedBatch, type FeedEntry, feedKeyHeader } from '@lindero/contract'
import { getPayload, handleEndpoints, type Payload } from 'payload'
import { type Env, parseEnv } from '../../apps/cms/config/env.ts'
import { createConfig } from '../../apps/cms/create-config.ts'
import { migrate } from '../../apps/cms/start/migrate.ts'

export interface Desk {
  payload: Payload
  env: Env
  /** Asks an address of the desk's API as the site's process would. */
  request: (address: string, init?: RequestInit) => Promise<Response>
  /** Everything new since the last call, read through the feed's own endpoint; nothing, if none comes within a second. */
  news: () => Promise<FeedEntry[]>
  close: () => Promise<void>
}

const internalKey = 'internal-key-only-for-tests'
/** The feed would wait far longer for a reader that stays: what a change tells it is stored with the change, not after. */
const patienceMs = 1000

/**
 * A whole desk in this process with a migrated, empty database: SQLite, or the PostgreSQL database given. `bring` may leave
 * it in an older form; `variables` are those of the environment that differ.
 */
export async function openDesk(databaseUrl?: string, bring = migrate, variables: Record<string, string> = {}): Promise<Desk> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lindero-desk-'))
  const env = parseEnv({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'payload-secret-only-for-tests',
    INTERNAL_KEY: internalKey,
    LOG_LEVEL: 'silent',
    ...variables,
  })
  fs.mkdirSync(env.mediaDir)
  const config = await createConfig(env)
  const key = randomUUID()
  const payload = await getPayload({ config, key, disableOnInit: true })
  await bring(payload, env)
  const request = (address: string, init?: RequestInit) =>
    handleEndpoints({ config, payloadInstanceCacheKey: key, request: new Request(`http://desk.test${address}`, init) })
  return {
    payload,
    env,
    request,
    news: follower(request),
    close: async () => {
      await payload.destroy()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function follower(request: Desk['request']): Desk['news'] {
  let place = { seq: 0, token: '' }
  return async () => {
    const response = await request(`/api-cms/feed?after=${place.seq}&token=${place.token}`, {
      headers: { [feedKeyHeader]: internalKey },
      signal: AbortSignal.timeout(patienceMs),
    })
    const { seq, token, entries } = (await response.json()) as FeedBatch
    place = { seq, token }
    return entries
  }
}
