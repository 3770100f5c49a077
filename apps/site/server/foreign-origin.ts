import type { IncomingMessage } from 'node:http'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True for a change sent by a page of another website, which a signed-in browser would sign with its cookie. The address bar's own host
 * is compared, not a list, so the desk works under every name that leads here.
 */
export function isForeign(request: Pick<IncomingMessage, 'method' | 'headers'>, publicUrl: string): boolean {
  const { origin, host } = request.headers
  if (origin === undefined || harmless.has(request.method ?? '')) return false
  const sender = URL.canParse(origin) ? new URL(origin).host : null
  return sender === null || (sender !== host?.toLowerCase() && sender !== new URL(publicUrl).host)
}
