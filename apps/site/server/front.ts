import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { deskVerdict } from './desk-paths.ts'
import type { DeskProxy } from './desk-proxy.ts'
import { entryLanguage, entryVary } from './entry-language.ts'
import { normaliseUrl } from './normalise-url.ts'
import type { PageCache } from './page-cache.ts'
import { type PageRenderer, payloadPrefix } from './page-renderer.ts'
import { type ShortStatus, shortPage, shortTexts } from './short-page.ts'
import { type StoredAnswer, sendStored } from './stored-answer.ts'

export interface FrontParts {
  cache: PageCache
  renderer: Pick<PageRenderer, 'knownQuery'>
  desk: DeskProxy
  app: { fetch(request: Request, bindings: HttpBindings): Response | Promise<Response> }
}

export interface Front {
  onRequest: RequestListener
  onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/** What every request meets first: kept pages go out at once, the desk's go to the desk, the rest to the app. */
export function front({ cache, renderer, desk, app }: FrontParts): Front {
  const throughApp = getRequestListener((request, bindings) => app.fetch(request, bindings as HttpBindings), {
    errorHandler: () => shortResponse(400),
  })

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const elsewhere = isRead ? entryLanguage(request.url ?? '', request.headers) : null
    // Addresses that are written properly are their own key, so most visitors need no normalising.
    const page = isRead ? cache.find(request.url ?? '') : undefined
    if (elsewhere !== null) sendTo(response, elsewhere)
    else if (page) sendStored(request, response, page)
    else onOther(request, response, isRead)
  }

  function onOther(request: IncomingMessage, response: ServerResponse, isRead: boolean): void {
    request.url = originForm(request.url ?? '')
    const verdict = deskVerdict(request.url)
    if (verdict === 'forward') desk.forward(request, response)
    else if (verdict === 'hidden') sendShort(request, response, 404)
    else if (verdict === 'unreadable') sendShort(request, response, 400)
    else onOwn(request, response, isRead ? findNormalised(request.url) : undefined)
  }

  function onOwn(request: IncomingMessage, response: ServerResponse, page: StoredAnswer | undefined): void {
    if (page) sendStored(request, response, page)
    else void throughApp(request, response)
  }

  function findNormalised(url: string): StoredAnswer | undefined {
    const prefix = url.startsWith(`${payloadPrefix}/`) ? payloadPrefix : ''
    const address = normaliseUrl(url.slice(prefix.length), renderer.knownQuery)
    return address.kind === 'address' ? cache.find(prefix + address.key) : undefined
  }

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const isSocket = request.headers.upgrade?.toLowerCase() === 'websocket'
    if (isSocket && deskVerdict(request.url ?? '') === 'forward') desk.upgrade(request, socket, head)
    else answerWithoutUpgrade(request, socket)
  }

  // Some clients offer a protocol we do not speak (h2c) with every request; they get their page over the one we do.
  function answerWithoutUpgrade(request: IncomingMessage, socket: Duplex): void {
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0])
    response.on('finish', () => socket.end())
    if (request.method === 'GET' || request.method === 'HEAD') onRequest(request, response)
    else sendShort(request, response, 400)
  }

  return { onRequest, onUpgrade }
}

/** `GET http://host/path`, as proxies write it, means `/path`. */
function originForm(url: string): string {
  if (!/^https?:\/\//i.test(url)) return url
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

function sendShort(request: IncomingMessage, response: ServerResponse, status: ShortStatus): void {
  const body = Buffer.from(shortPage(status, shortTexts[status]))
  response.writeHead(status, { ...shortHeaders, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? '' : body)
}

/** No cache may keep it: it was decided for this visitor. */
function sendTo(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, vary: entryVary, 'cache-control': 'private, no-store', 'content-length': 0 }).end()
}

function shortResponse(status: ShortStatus): Response {
  return new Response(shortPage(status, shortTexts[status]), { status, headers: shortHeaders })
}

const shortHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}
