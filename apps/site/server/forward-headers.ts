import type { IncomingMessage } from 'node:http'
import type { ClientAddress } from './client-address.ts'

/** Headers that speak about one connection and end at it. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers only we, or parts of the desk among themselves, may set. */
const ours =
  /^(?:x-forwarded-|x-middleware-|x-invoke-|x-internal-|x-(?:real-ip|matched-path|now-route-matches)$|forwarded$|expect$)/

export interface ForwardFacts {
  /** The scheme buyers and staff use, also when something in front of us ends TLS. */
  protocol: string
  addressOf: ClientAddress
}

/** The headers a request goes on with: flat, in their order, Host kept. */
export function requestHeaders(request: IncomingMessage, { protocol, addressOf }: ForwardFacts): string[] {
  const headers = keep(request.rawHeaders, namedByConnection(request), (name) => ours.test(name))
  // The framing is said anew, so that a body never runs over into a second request.
  if (request.headers['transfer-encoding'] !== undefined) headers.push('transfer-encoding', 'chunked')
  headers.push('x-forwarded-for', addressOf(request), 'x-forwarded-proto', protocol)
  if (request.headers.host !== undefined) headers.push('x-forwarded-host', request.headers.host)
  return headers
}

export function responseHeaders(response: IncomingMessage): string[] {
  return keep(response.rawHeaders, namedByConnection(response), () => false)
}

function keep(raw: readonly string[], alsoDropped: ReadonlySet<string>, isDropped: (name: string) => boolean): string[] {
  const kept: string[] = []
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const [name = '', value = ''] = raw.slice(index, index + 2)
    const lower = name.toLowerCase()
    if (!hopByHop.has(lower) && !alsoDropped.has(lower) && !isDropped(lower)) kept.push(name, value)
  }
  return kept
}

// `Connection: close, x-thing` makes x-thing a header of that connection; never one the answer depends on.
function namedByConnection(message: IncomingMessage): Set<string> {
  const names = (message.headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return new Set(names.filter((name) => name !== 'host' && name !== 'cookie' && name !== 'content-length'))
}
