import type { AddressInfo } from 'node:net'
import type { Plugin, ViteDevServer } from 'vite'
import type * as EnvModule from '../config/env.ts'
import type { ViteManifest } from './assets.ts'
import { pipeRequest, pipeUpgrade } from './dev-pipe.ts'
import type * as ViewsModule from './site-views.ts'
import type * as StartModule from './start-site.ts'

/** Vite serves the modules, so the document needs the entries alone. */
const manifest: ViteManifest = {
  'browser/entry.ts': { file: 'browser/entry.ts', isEntry: true },
  'browser/preview.ts': { file: 'browser/preview.ts', isEntry: true },
}
const settleMs = 100

/** `vite` with the real site behind it: the server's code is loaded through Vite and started anew when it changes. */
export function devSite(): Plugin {
  return {
    name: 'dev-site',
    apply: 'serve',
    configureServer(vite) {
      let site = start(vite)
      let settling: NodeJS.Timeout | undefined
      vite.watcher.on('change', (file) => {
        if (!/\.tsx?$/.test(file)) return
        clearTimeout(settling)
        settling = setTimeout(() => {
          const previous = site
          site = previous.then((running) => running.stop()).then(() => start(vite))
        }, settleMs)
      })
      vite.httpServer?.on('upgrade', (request, socket, head) => {
        if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return
        site.then(({ port }) => pipeUpgrade(port, request, socket, head)).catch(() => socket.destroy())
      })
      return () => {
        vite.middlewares.use((request, response, next) => {
          site.then(({ port }) => pipeRequest(port, request, response)).catch(next)
        })
      }
    },
  }
}

async function start(vite: ViteDevServer): Promise<{ port: number; stop: () => Promise<void> }> {
  const { readEnv } = (await vite.ssrLoadModule('/config/env.ts')) as typeof EnvModule
  const { startSite } = (await vite.ssrLoadModule('/server/start-site.ts')) as typeof StartModule
  const { siteViews } = (await vite.ssrLoadModule('/server/site-views.ts')) as typeof ViewsModule
  const { pino } = await import('pino')
  const env = readEnv()
  const site = await startSite({
    env: { ...env, host: '127.0.0.1', port: 0 },
    views: siteViews(manifest, env.publicUrl),
    assets: new Map(),
    build: 'dev',
    log: pino({ level: env.logLevel, base: { app: 'site' } }),
  })
  const { port } = site.server.address() as AddressInfo
  return { port, stop: site.stop }
}
