import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { EnvError, readEnv } from '../config/env.ts'
import type { ViteManifest } from './assets.ts'
import { CannotListenError } from './http-server.ts'
import { keepTickShape } from './keep-tick-shape.ts'
import { securityHeaders } from './security-headers.ts'
import { siteViews } from './site-views.ts'
import { startSite } from './start-site.ts'
import { staticAssets } from './static-assets.ts'

const clientDir = fileURLToPath(new URL('../client/', import.meta.url))

async function main(): Promise<void> {
  await keepTickShape()
  const env = readEnv()
  const log = pino({ level: env.logLevel, base: { app: 'site' } })
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as ViteManifest
  const site = await startSite({
    env,
    views: siteViews(manifest, env.publicUrl),
    assets: staticAssets(clientDir, securityHeaders(env.publicUrl)),
    build: __BUILD_ID__,
    log,
  })
  log.info({ port: env.port, build: __BUILD_ID__ }, 'the site is listening')

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      log.info({ signal }, 'stopping')
      await site.stop()
      process.exit(0)
    })
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof EnvError || error instanceof CannotListenError
  process.stderr.write(`${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
})
