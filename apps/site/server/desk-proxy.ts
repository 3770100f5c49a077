import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import type { Logger } from 'pino'
import type { ClientAddress } from './client-address.ts'
import { isForeign } from './foreign-origin.ts'
import { requestHeaders, responseHeaders } from './forward-headers.ts'
import { deskAway, foreignSender, type ShortText, shortPage } from './short-page.ts'

/** Hands requests for the desk on to the CMS process and its answers back, streaming both ways. */
export interface DeskProxy {
  forward(request: IncomingMessage, response: ServerResponse): void
  /** For websockets, which the desk uses while it is being developed. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

export interface DeskProxyParts {
  cmsUrl: string
  publicUrl: string
  addressOf: ClientAddress
  log: Logger
}

const silenceMs = 120_000
const retrySeconds = 3

export function deskProxy({ cmsUrl, publicUrl, addressOf, log }: DeskProxyParts): DeskProxy {
  const { hostname, port } = new URL(cmsUrl)
  const facts = { protocol: new URL(publicUrl).protocol.replace(':', ''), addressOf }
  // One connection a request: on loopback they cost little, and none can have gone stale.
  const agent = new Agent({ keepAlive: false })

  function open(request: IncomingMessage, headers: string[]) {
    const { method, url: path } = request
    return httpRequest({ hostname, port, method, path, agent, headers, setHost: false, timeout: silenceMs })
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    if (isForeign(request, publicUrl)) {
      request.resume()
      answerShort(request, response, 403, foreignSender)
      return
    }
    const upstream = open(request, requestHeaders(request, facts))
    upstream.on('timeout', () => upstream.destroy(new Error('the CMS did not answer in time')))
    upstream.on('error', (error) => {
      if (response.headersSent || response.destroyed) {
        response.destroy()
        return
      }
      log.warn({ reason: error.message }, 'the desk cannot be reached')
      // The rest of an upload is read and forgotten: a browser that is still sending does not listen yet.
      request.unpipe(upstream)
      request.resume()
      answerShort(request, response, 503, deskAway, { 'retry-after': String(retrySeconds) })
    })
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, responseHeaders(answer))
      pipeline(answer, response, () => upstream.destroy())
    })
    response.on('close', () => upstream.destroy())
    if (hasBody(request)) request.pipe(upstream)
    else upstream.end()
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const headers = [
      ...requestHeaders(request, facts),
      'connection',
      'upgrade',
      'upgrade',
      request.headers.upgrade ?? 'websocket',
    ]
    const upstream = open(request, headers)
    upstream.on('upgrade', (answer, partner, first) => {
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines(answer.rawHeaders)}\r\n`)
      socket.write(first)
      partner.write(head)
      socket.pipe(partner).pipe(socket)
      partner.on('error', () => socket.destroy())
      socket.on('close', () => partner.destroy())
    })
    upstream.on('response', (answer) => {
      answer.resume()
      socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)
    })
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
    socket.on('close', () => upstream.destroy())
    upstream.end()
  }

  return { forward, upgrade }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function answerShort(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: ShortText,
  extra: Record<string, string> = {},
): void {
  const asJson = request.url?.startsWith('/api-cms') === true
  const refreshSeconds = status === 503 ? retrySeconds : undefined
  const body = asJson ? JSON.stringify({ errors: [{ message: text.en }] }) : shortPage(status, text, { refreshSeconds })
  response.writeHead(status, {
    'content-type': asJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...extra,
  })
  response.end(request.method === 'HEAD' ? '' : body)
}

function headerLines(raw: readonly string[]): string {
  return raw.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')
}
