import { join } from 'node:path'
import type { Logger } from 'pino'
import { buildCatalogue } from '../catalogue/build-catalogue.ts'
import { currentCatalogue } from '../catalogue/current.ts'
import { diskCopy } from '../catalogue/disk-copy.ts'
import { emptyState, type FeedState, followFeed } from '../catalogue/follow-feed.ts'
import type { Env } from '../config/env.ts'
import { startInquiries } from '../inquiries/inquiries.ts'
import { readApi } from './api/read-api.ts'
import { staffCheck } from './clear-cache/staff-check.ts'
import { clientAddress } from './client-address.ts'
import { createApp } from './create-app.ts'
import { deskProxy } from './desk-proxy.ts'
import { siteFiles } from './files/site-files.ts'
import { formDoors } from './forms/form-doors.ts'
import { front } from './front.ts'
import { type RunningServer, startServer } from './http-server.ts'
import { pageCache } from './page-cache.ts'
import { pageRenderer } from './page-renderer.ts'
import type { PageViews } from './page-views.ts'
import { draftSource } from './preview/ask-draft.ts'
import { previewDoor } from './preview/preview-door.ts'
import { securityHeaders } from './security-headers.ts'
import type { AssetTable } from './static-assets.ts'

export interface SiteParts {
  env: Env
  views: PageViews
  assets: AssetTable
  build: string
  log: Logger
}

export interface Site extends Pick<RunningServer, 'server'> {
  stop(): Promise<void>
}

const graceMs = 4000

/** Puts all parts together and listens: from the disk copy at once, then following the feed. */
export async function startSite({ env, views, assets, build, log }: SiteParts): Promise<Site> {
  const copy = diskCopy(join(env.dataDir, 'site', 'catalogue.json'), build, log)
  const found = await copy.read()
  const current = currentCatalogue(found && buildCatalogue(found.documents.values()))
  let { documents } = found ?? emptyState
  let stamp = stampOf()
  let buildMs = 0

  const headers = securityHeaders(env.publicUrl)
  const renderer = pageRenderer({ views, catalogue: current.get, build, securityHeaders: headers })
  const api = readApi({ views, catalogue: current.get, securityHeaders: headers })
  const files = siteFiles({ views, catalogue: current.get, publicUrl: env.publicUrl, securityHeaders: headers })
  const render = (key: string) => api.render(key) ?? files.render(key) ?? renderer.render(key)
  const cache = pageCache({ render, stamp: () => stamp, maxBytes: env.pageCacheBytes, log })
  const addressOf = clientAddress(env.trustedProxies)
  const folder = join(env.dataDir, 'site')
  const inquiries = startInquiries({ folder, desk: env, catalogue: current.get, rate: env.formRate, log })
  const { publicUrl } = env
  const forms = formDoors({ ...inquiries, publicUrl, securityHeaders: headers, formPage: renderer.renderReturned, log })
  const content = () => {
    const catalogue = current.get()
    return catalogue && { documents, catalogue }
  }
  const preview = previewDoor({
    views,
    content,
    ask: draftSource(env, log),
    secret: env.internalKey,
    build,
    securityHeaders: headers,
    log,
  })
  const app = createApp({
    cache,
    renderer,
    api,
    forms,
    preview,
    addressOf,
    whoCalls: staffCheck({ cmsUrl: env.cmsUrl, log }),
    isReady: () => current.get() !== null,
    assets,
    mediaDir: join(env.dataDir, 'media'),
    securityHeaders: headers,
    log,
  })
  const desk = deskProxy({ cmsUrl: env.cmsUrl, publicUrl, addressOf, log })
  const { server, stop } = await startServer(front({ cache, renderer, desk, app }), env.port, env.host)

  current.subscribe(({ version }) => {
    stamp = stampOf()
    log.info({ version, buildMs }, 'new content')
    void cache.renew()
  })
  const stopping = new AbortController()
  const following = followFeed({ source: env, start: found ?? emptyState, onState: takeOver, log, signal: stopping.signal })

  function stampOf(): string {
    return `${current.get()?.version} ${build}`
  }

  function takeOver(state: FeedState): void {
    const begun = performance.now()
    const catalogue = buildCatalogue(state.documents.values())
    buildMs = Math.round(performance.now() - begun)
    documents = state.documents
    current.replace(catalogue)
    copy.save(state)
  }

  return {
    server,
    async stop() {
      stopping.abort()
      cache.stop()
      await Promise.all([stop(graceMs), following])
      await inquiries.stop()
      await copy.flush()
    },
  }
}
