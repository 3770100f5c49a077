import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCatalogue } from '../catalogue/build-catalogue.ts'
import { productDocument, sampleProduct } from '../catalogue/sample-documents.ts'
import { type RunningServer, startServer } from './http-server.ts'
import { type SampleSite, sampleSite } from './sample-site.ts'

let site: SampleSite
let running: RunningServer
let port = 0

beforeAll(async () => {
  site = sampleSite()
  running = await startServer(site.front, 0, '127.0.0.1')
  port = (running.server.address() as AddressInfo).port
})
afterAll(() => running.stop(1000))

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    request.on('error', reject).end()
  })
}

/** Writes bytes as they are and returns everything that comes back. */
function askRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

// The second visitor of each address comes past the framework; both must be told the same.
test.each([1, 2])('every encoding carries the same page (visit %i)', async () => {
  const plain = await ask('/product/1001')
  const br = await ask('/product/1001', { 'accept-encoding': 'gzip, br' })
  const gzip = await ask('/product/1001', { 'accept-encoding': 'gzip;q=1, br;q=0.1' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toContain('Tote')
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect(new Set([plain, br, gzip].map((answer) => answer.headers.etag)).size).toBe(3)
  for (const { status, headers, body } of [plain, br, gzip]) {
    expect(status).toBe(200)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers.date).toBeDefined()
  }
})

test('a page that is kept does not reach the framework', async () => {
  await ask('/product/1001')
  expect((await ask('/product/1001')).headers['x-request-id']).toBeUndefined()
  expect((await ask('/product/1001?utm_source=mail')).headers['x-request-id']).toBeUndefined()
  expect((await ask('/%70roduct/1001')).headers['x-request-id']).toBeUndefined()
  expect((await ask('/_payload/product/1001')).headers['x-request-id']).toBeDefined()
  expect((await ask('/_payload/product/1001?x=1')).headers['x-request-id']).toBeUndefined()
})

test('a browser that has the page hears 304 with the tag and no body', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await ask('/product/1001', { 'accept-encoding': encoding })
    const again = await ask('/product/1001', { 'accept-encoding': encoding, 'if-none-match': first.headers.etag })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers.etag).toBe(first.headers.etag)
    expect(again.headers.vary).toBe('Accept-Encoding')
    expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
  }
  const other = await ask('/product/1001', { 'if-none-match': '"something else"' })
  expect(other.status).toBe(200)
})

test('HEAD says what GET would, without a body, kept or not', async () => {
  for (const path of ['/product/1001', '/es/product/1001', '/es/product/1001', '/nothing/here']) {
    const head = await ask(path, {}, 'HEAD')
    const get = await ask(path)
    expect(head.status).toBe(get.status)
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(head.headers['content-type']).toBe(get.headers['content-type'])
  }
})

test.each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'])('R-3 %s on a kept page is 405', async (method) => {
  await ask('/product/1001')
  const answer = await ask('/product/1001', {}, method)
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
})

test.each([
  ['/%zz', 400],
  ['/a/../b', 400],
  ['/a/%2e%2e/b', 400],
  ['/a%00', 400],
  ['/a\\b', 400],
  ['/nothing/here', 404],
  [`/${'a'.repeat(4000)}`, 414],
  ['//product//1001', 308],
  ['/Admin', 404],
  ['/%61dmin', 404],
])('R-3 GET %s is %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status)
})

test.each([
  ['a header that is too large', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, '431', 'too large'],
  ['nonsense', 'HELLO\r\n\r\n', '400', 'not written in a way we can read'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', '400', ''],
  [
    'length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '400',
    '',
  ],
  ['a bad host', 'GET /products HTTP/1.1\r\nHost: a b<c>\r\nConnection: close\r\n\r\n', '400', ''],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400', ''],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400', ''],
])('R-3 %s gets an answer', async (_what, text, status, words) => {
  const answer = await askRaw(text)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain(words)
})

test('an address in absolute form, as proxies write it, is the same page', async () => {
  const answer = await askRaw('GET http://bags.example/es HTTP/1.1\r\nHost: bags.example\r\nConnection: close\r\n\r\n')
  expect(answer).toContain('home es')
})

test('a client that offers another protocol with its request still gets its page', async () => {
  const answer = await askRaw('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer).toContain('home en')
})

test('P-5 a publish is seen by the next visitors', async () => {
  await ask('/product/1001')
  site.current.replace(buildCatalogue([productDocument(sampleProduct(1, { name: 'Renamed' }))]))
  await site.cache.renew()
  expect((await ask('/product/1001')).body.toString()).toContain('Renamed')
})

test('R-8 a graceful stop lets a request under way finish and closes idle connections', async () => {
  let finish: (() => void) | undefined
  const slow = await startServer(
    {
      onRequest: (_request, response) => {
        finish = () => response.end('done')
      },
      onUpgrade: () => undefined,
    },
    0,
    '127.0.0.1',
  )
  const slowPort = (slow.server.address() as AddressInfo).port
  const unused = connect(slowPort, '127.0.0.1')
  unused.on('error', () => undefined)
  const answer = fetch(`http://127.0.0.1:${slowPort}/`).then((response) => response.text())
  await expect.poll(() => finish).toBeDefined()
  const stopped = slow.stop(4000)
  const before = performance.now()
  await expect(fetch(`http://127.0.0.1:${slowPort}/`)).rejects.toThrow()
  finish?.()
  expect(await answer).toBe('done')
  await stopped
  expect(performance.now() - before).toBeLessThan(2000)
})

test('a busy port is a clear sentence', async () => {
  await expect(startServer(site.front, port, '127.0.0.1')).rejects.toThrow(`Port ${port} is already in use.`)
})
