import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { chooseEncoding, type Encoding, namesTag } from './negotiate.ts'
import type { HeaderPairs } from './security-headers.ts'

/** An answer made ready once and sent many times: bytes and headers for every encoding. Never altered. */
export interface StoredAnswer {
  readonly status: number
  readonly variants: Readonly<Record<Encoding, Variant>>
  /** Memory it takes, roughly. */
  readonly bytes: number
}

export interface Variant {
  readonly body: Buffer
  /** Tags that name this representation: its own, and the one it had before it was compressed harder. */
  readonly tags: readonly string[]
  /** Flat name, value, name, value: what `writeHead` takes without further work. */
  readonly headers: string[]
}

export interface Bodies {
  identity: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

const overheadBytes = 4096

export function storeAnswer(status: number, headers: HeaderPairs, bodies: Bodies, vary = 'Accept-Encoding'): StoredAnswer {
  const shared: HeaderPairs = [['vary', vary], ...headers]
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  const plain = makeVariant(bodies.identity, `"${hash}"`, null, shared)
  const identity = bodies.br ? packed(plain, bodies.br) : plain
  const br = bodies.br ? makeVariant(bodies.br, `"${hash}-br"`, 'br', shared) : identity
  const gzip = bodies.gzip ? makeVariant(bodies.gzip, `"${hash}-gz"`, 'gzip', shared) : identity
  const bytes = (bodies.br ?? bodies.identity).length + (bodies.gzip?.length ?? 0) + overheadBytes
  return { status, variants: { identity, br, gzip }, bytes }
}

/** The same answer with smaller brotli bytes. They are other bytes, so they get another tag; the former one stays good. */
export function withSmallerBrotli(answer: StoredAnswer, body: Buffer): StoredAnswer {
  const old = answer.variants.br
  const tag = old.tags[0]?.replace(/"$/, '+"') ?? ''
  const replaced = new Map([
    ['etag', tag],
    ['content-length', String(body.length)],
  ])
  const headers = old.headers.map((text, index) => (index % 2 === 1 && replaced.get(old.headers[index - 1] ?? '')) || text)
  const br: Variant = { body, tags: [tag, ...old.tags], headers }
  const identity = packed(answer.variants.identity, body)
  return { ...answer, variants: { ...answer.variants, br, identity }, bytes: answer.bytes - old.body.length + body.length }
}

function makeVariant(body: Buffer, tag: string, encoding: string | null, shared: HeaderPairs): Variant {
  const headers = ['etag', tag, 'content-length', String(body.length)]
  if (encoding) headers.push('content-encoding', encoding)
  return { body, tags: [tag], headers: [...headers, ...shared.flat()] }
}

/** Hardly anybody asks for plain bytes, and they are most of the memory: they are unpacked for those who do. */
function packed({ tags, headers }: Variant, br: Buffer): Variant {
  return {
    tags,
    headers,
    get body() {
      return brotliDecompressSync(br)
    },
  }
}

/** Straight onto node:http. This is the hot path: no framework, no allocation but node's own. */
export function sendStored(request: IncomingMessage, response: ServerResponse, answer: StoredAnswer): void {
  const variant = answer.variants[chooseEncoding(request.headers['accept-encoding'])]
  const known = request.headers['if-none-match']
  const tag = known === undefined ? undefined : variant.tags.find((own) => namesTag(known, own))
  if (tag !== undefined) {
    response.writeHead(304, notModified(variant, tag)).end()
    return
  }
  response.writeHead(answer.status, variant.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
}

/** The same as a fetch-style answer, for the first visitor, who came through the framework. */
export function storedResponse(request: Request, answer: StoredAnswer): Response {
  const variant = answer.variants[chooseEncoding(request.headers.get('accept-encoding') ?? undefined)]
  const known = request.headers.get('if-none-match') ?? undefined
  const tag = variant.tags.find((own) => namesTag(known, own))
  if (tag !== undefined) return new Response(null, { status: 304, headers: pairs(notModified(variant, tag)) })
  return new Response(new Uint8Array(variant.body), { status: answer.status, headers: pairs(variant.headers) })
}

// A 304 repeats what a cache must know; the rest it has.
const toldAgain = new Set(['cache-control', 'vary', 'content-security-policy', 'strict-transport-security'])

function notModified(variant: Variant, tag: string): string[] {
  return [
    'etag',
    tag,
    ...pairs(variant.headers)
      .filter(([name]) => toldAgain.has(name))
      .flat(),
  ]
}

function pairs(flat: readonly string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2] ?? '', flat[index * 2 + 1] ?? ''])
}
