import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { formsPath, isCrawler, type Locale, localeCodes, locales, matchRoute, previewPath } from '@lindero/contract'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { ReadApi } from './api/read-api.ts'
import { clearCacheHeaders, clearCachePage } from './clear-cache/page.ts'
import type { staffCheck } from './clear-cache/staff-check.ts'
import type { ClientAddress } from './client-address.ts'
import { type Asked, faultAnswers } from './fault-answers.ts'
import type { FormDoors } from './forms/form-doors.ts'
import { sentRequest } from './forms/sent-request.ts'
import { mediaResponse } from './media.ts'
import { type NormalisedUrl, normaliseUrl } from './normalise-url.ts'
import type { PageCache } from './page-cache.ts'
import { type PageRenderer, payloadPrefix } from './page-renderer.ts'
import type { PreviewDoor } from './preview/preview-door.ts'
import type { HeaderPairs } from './security-headers.ts'
import type { AssetTable } from './static-assets.ts'
import { storedResponse } from './stored-answer.ts'

export interface AppParts {
  cache: PageCache
  renderer: PageRenderer
  api: Pick<ReadApi, 'knows' | 'knownQuery'>
  forms: FormDoors
  preview: PreviewDoor
  addressOf: ClientAddress
  whoCalls: ReturnType<typeof staffCheck>
  isReady: () => boolean
  assets: AssetTable
  mediaDir: string
  securityHeaders: HeaderPairs
  log: Logger
}

interface AppEnv {
  Variables: { requestId: string }
  /** What node:http brought; absent when the app is called as a plain function. */
  Bindings: Partial<HttpBindings>
}

type SiteContext = Context<AppEnv>

/** The public site as a function from request to response. */
export function createApp(parts: AppParts) {
  const { cache, renderer, api, forms, preview, addressOf, whoCalls, isReady, assets, mediaDir, securityHeaders, log } = parts
  const app = new Hono<AppEnv>()
  const { short, sentence, silent, thrown } = faultAnswers({ renderer, securityHeaders, log })

  app.use(async (context, next) => {
    context.set('requestId', randomUUID())
    await next()
    context.res.headers.set('x-request-id', context.get('requestId'))
    const { status } = context.res
    log.debug({ requestId: context.get('requestId'), method: context.req.method, path: context.req.path, status }, 'answered')
  })

  app.get('/healthz', (context) => context.json({ status: 'up' }))
  app.get('/readyz', (context) => context.json({ status: isReady() ? 'ready' : 'waiting for content' }, isReady() ? 200 : 503))

  app.get('/media/:name', async (context) => {
    const name = decoded(rawPathOf(context).slice('/media/'.length))
    return (name !== null && (await mediaResponse(mediaDir, name))) || short(name === null ? 400 : 404)
  })

  app.all(formsPath, answerForms)
  app.all(`${formsPath}/*`, answerForms)
  app.all(`${previewPath}/*`, answerPreview)
  app.all('/api', answerApi)
  app.all('/api/*', answerApi)

  for (const locale of localeCodes) {
    app.all(`${locales[locale].prefix}/clearcacle`, (context) => clearCache(context, locale))
  }

  app.all('*', (context) => {
    const asset = assets.get(context.req.path)
    if (asset && isRead(context)) return storedResponse(context.req.raw, asset)
    if (context.req.path.startsWith('/assets/')) return short(404)
    return context.req.path.startsWith(`${payloadPrefix}/`) ? payload(context) : page(context)
  })

  app.onError((error, context) => thrown(error, askedBy(context)))

  function answerForms(context: SiteContext): Promise<Response> {
    const incoming = context.env?.incoming
    return forms(sentRequest(context.req.raw, rawUrlOf(context), incoming, addressOf(incoming)))
  }

  async function answerPreview(context: SiteContext): Promise<Response> {
    if (!isRead(context)) return short(405, { allow: 'GET, HEAD' })
    const { search } = new URL(context.req.raw.url)
    const token = rawPathOf(context).slice(previewPath.length + 1)
    const framed = context.req.header('sec-fetch-dest') === 'iframe'
    return preview({ token, method: context.req.method, search, framed })
  }

  async function answerApi(context: SiteContext): Promise<Response> {
    const address = normaliseUrl(rawUrlOf(context), api.knownQuery)
    if (address.kind === 'refused') return sentence(address.status)
    if (address.kind === 'elsewhere') return context.redirect(address.to, 308)
    if (!api.knows(address.path)) return sentence(404)
    if (!isRead(context)) return sentence(405, { allow: 'GET, HEAD' })
    return storedResponse(context.req.raw, await cache.obtain(address.key))
  }

  async function clearCache(context: SiteContext, locale: Locale): Promise<Response> {
    if (!isRead(context)) return short(405, { allow: 'GET, HEAD' })
    // Whoever looks at the headers alone asks for no work.
    const caller = context.req.method === 'GET' ? await whoCalls(context.req.header('cookie') ?? null) : 'stranger'
    if (caller === 'staff') {
      cache.clear()
      log.info({ requestId: context.get('requestId') }, 'staff dropped the rendered pages')
    }
    return new Response(clearCachePage(caller, locale), { headers: clearCacheHeaders(securityHeaders) })
  }

  async function page(context: SiteContext): Promise<Response> {
    const address = normaliseUrl(rawUrlOf(context), renderer.knownQuery)
    if (address.kind === 'refused') return short(address.status)
    if (!isRead(context)) return refuseMethod(address)
    if (address.kind === 'elsewhere') return context.redirect(address.to, 308)
    const answer = await cache.obtain(address.key)
    const asked = askedBy(context)
    const isSilent = answer.status >= 400 && isCrawler(asked.userAgent)
    return isSilent ? silent(asked, answer.status) : storedResponse(context.req.raw, answer)
  }

  async function payload(context: SiteContext): Promise<Response> {
    const address = normaliseUrl(rawUrlOf(context).slice(payloadPrefix.length), renderer.knownQuery)
    if (address.kind === 'refused') return sentence(address.status)
    if (!isRead(context)) return sentence(405, { allow: 'GET, HEAD' })
    if (address.kind === 'elsewhere') return context.json({ redirect: address.to })
    return storedResponse(context.req.raw, await cache.obtain(payloadPrefix + address.key))
  }

  function refuseMethod(address: Exclude<NormalisedUrl, { kind: 'refused' }>): Response {
    const known = address.kind === 'elsewhere' || matchRoute(address.path) !== null
    return known ? short(405, { allow: 'GET, HEAD' }) : short(404)
  }

  return app
}

function askedBy(context: SiteContext): Asked {
  const { method, path } = context.req
  const isProgram = /^\/(api|_payload)(\/|$)/.test(path)
  return { requestId: context.get('requestId'), method, path, userAgent: context.req.header('user-agent'), isProgram }
}

function isRead(context: SiteContext): boolean {
  return context.req.method === 'GET' || context.req.method === 'HEAD'
}

// The address as it was written: parsing it as a URL has already resolved dots we want to refuse.
function rawUrlOf(context: SiteContext): string {
  const written = context.env?.incoming?.url
  if (written !== undefined) return written
  const { url } = context.req.raw
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}

function rawPathOf(context: SiteContext): string {
  return rawUrlOf(context).split('?', 1)[0] ?? ''
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
