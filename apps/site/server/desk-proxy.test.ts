import { createHash } from 'node:crypto'
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RunningServer, startServer } from './http-server.ts'
import { sampleSite } from './sample-site.ts'

let cms: Server
let running: RunningServer
let port = 0
let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => void response.end()
let seen: IncomingMessage[] = []

beforeEach(async () => {
  seen = []
  cms = createServer((request, response) => {
    seen.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  const { front } = sampleSite({ cmsUrl: `http://127.0.0.1:${(cms.address() as AddressInfo).port}` })
  running = await startServer(front, 0, '127.0.0.1')
  port = (running.server.address() as AddressInfo).port
})
afterEach(async () => {
  await running.stop(100)
  stopCms()
})

function stopCms(): void {
  cms.close()
  cms.closeAllConnections()
}

const url = (path: string) => `http://127.0.0.1:${port}${path}`

function rawExchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let got = ''
    socket.on('data', (chunk) => {
      got += chunk
    })
    socket.on('close', () => resolve(got))
  })
}

test('headers from outside that only we may set are dropped, ours are set, Host and cookies are kept', async () => {
  answer = (_request, response) => {
    response.setHeader('set-cookie', ['a=1; HttpOnly', 'b=2'])
    response.setHeader('x-powered-by', 'desk')
    response.end('ok')
  }
  const got = await rawExchange(
    [
      'GET /admin?x=1 HTTP/1.1',
      'Host: bags.example',
      'Cookie: payload-token=t',
      'X-Forwarded-For: 6.6.6.6',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: gopher',
      'Forwarded: for=6.6.6.6',
      'X-Middleware-Subrequest: src/middleware:src/middleware',
      'X-Internal-Key: guess',
      'X-Hop: secret of this connection',
      'TE: trailers',
      'Next-Action: abc',
      'Connection: close, X-Hop',
      '\r\n',
    ].join('\r\n'),
  )
  expect(got).toMatch(/^HTTP\/1.1 200 OK/)
  expect(got.match(/set-cookie: /gi)).toHaveLength(2)
  const [request] = seen
  expect(request?.url).toBe('/admin?x=1')
  expect(request?.headers).toMatchObject({
    host: 'bags.example',
    cookie: 'payload-token=t',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'bags.example',
    'x-forwarded-proto': 'https',
    'next-action': 'abc',
  })
  for (const name of ['forwarded', 'x-middleware-subrequest', 'x-internal-key', 'x-hop', 'te']) {
    expect(request?.headers).not.toHaveProperty(name)
  }
})

test('an upload of several megabytes arrives intact, in pieces, before it is complete', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'bag')
  const hash = createHash('sha256')
  let firstPieceSeen = false
  answer = (request, response) => {
    request.on('data', (piece: Buffer) => {
      firstPieceSeen = true
      hash.update(piece)
    })
    request.on('end', () => response.writeHead(201).end(hash.digest('hex')))
  }
  async function* pieces() {
    yield megabyte
    await vi.waitFor(() => expect(firstPieceSeen).toBe(true))
    for (let count = 0; count < 4; count++) yield megabyte
  }
  const body = Readable.toWeb(Readable.from(pieces())) as unknown as BodyInit
  const response = await fetch(url('/api-cms/media'), { method: 'POST', body, duplex: 'half' } as RequestInit)
  expect(response.status).toBe(201)
  const expected = createHash('sha256').update(Buffer.concat([megabyte, megabyte, megabyte, megabyte, megabyte]))
  expect(await response.text()).toBe(expected.digest('hex'))
})

test('an answer streams: its beginning is here before its end is written', async () => {
  let finish = () => {}
  answer = (_request, response) => {
    response.write('first')
    finish = () => response.end('last')
  }
  const response = await fetch(url('/admin'))
  const reader = response.body?.getReader()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first')
  finish()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last')
})

test('a body sent in chunks with any method stays one request', async () => {
  answer = (request, response) => request.on('end', () => response.end('one')).resume()
  const smuggled = 'GET /api-cms/internal/x HTTP/1.1\r\nHost: x\r\n\r\n'
  const chunk = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`
  for (const method of ['DELETE', 'GET', 'PATCH']) {
    seen = []
    const head = `${method} /api-cms/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`
    expect(await rawExchange(head + chunk)).toContain('one')
    expect(seen.map((request) => request.url)).toEqual(['/api-cms/x'])
  }
})

test.each(['before the answer', 'in the middle of it'])(
  'a visitor who goes away %s ends the request at the CMS',
  async (when) => {
    let closed = false
    answer = (_request, response) => {
      response.on('close', () => {
        closed = true
      })
      if (when === 'before the answer') request.destroy()
      else response.write('begin')
    }
    const request = httpRequest(url('/admin'))
    request.on('error', () => undefined)
    request.on('response', () => request.destroy())
    request.end()
    await vi.waitFor(() => expect(closed).toBe(true))
  },
)

test('redirects, empty answers and HEAD pass as they are', async () => {
  answer = (request, response) => {
    if (request.url === '/admin/a') response.writeHead(307, { location: '/admin/login' }).end()
    else if (request.url === '/admin/b') response.writeHead(304, { etag: '"x"' }).end()
    else response.writeHead(200, { 'content-length': '5' }).end('hello')
  }
  expect((await fetch(url('/admin/a'), { redirect: 'manual' })).headers.get('location')).toBe('/admin/login')
  expect((await fetch(url('/admin/b'))).status).toBe(304)
  const head = await fetch(url('/admin/c'), { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe('5')
})

test.each([
  ['GET', '/admin/create-first-user'],
  ['GET', '/admin/x/..%2fcreate-first-user'],
  ['POST', '/api-cms/users/first-register'],
  ['POST', '/api-cms/internal/inquiries'],
])('R-5 %s %s never reaches the CMS', async (method, path) => {
  expect((await fetch(url(path), { method })).status).toBe(404)
  expect(seen).toEqual([])
})

test('R-5 a change sent by a page of another website never reaches the CMS', async () => {
  const headers = { origin: 'https://evil.example', cookie: 'payload-token=t' }
  const refused = await fetch(url('/api-cms/products/1'), { method: 'PATCH', headers, body: '{}' })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ errors: [{ message: expect.stringContaining('another website') }] })
  expect(seen).toEqual([])
})

test('R-1 while the CMS is away the desk says so, in HTML and in JSON, and the site goes on', async () => {
  stopCms()
  const page = await fetch(url('/admin'))
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('3')
  expect(await page.text()).toMatch(/The desk is just starting.*El panel de gestión/)
  const api = await fetch(url('/api-cms/products'), { method: 'POST', body: 'x'.repeat(20_000_000) })
  expect(api.status).toBe(503)
  expect(await api.json()).toMatchObject({ errors: [{ message: expect.stringContaining('try again') }] })
  expect((await fetch(url('/'))).status).toBe(200)
})

test('a browser that listens only after it has sent all of its upload hears that the CMS is away', async () => {
  stopCms()
  const body = 'x'.repeat(20_000_000)
  const head = `POST /api-cms/media HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`
  const socket = connect(port, '127.0.0.1')
  await new Promise((sent) => socket.write(head + body, sent))
  const first = await new Promise<Buffer>((resolve) => socket.once('data', resolve))
  socket.destroy()
  expect(first.toString()).toMatch(/^HTTP\/1.1 503 /)
})

test('a CMS that dies in the middle of an answer breaks that answer and nothing else', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('begin', () => response.destroy())
  }
  await expect(fetch(url('/admin')).then((response) => response.text())).rejects.toThrow()
  expect((await fetch(url('/'))).status).toBe(200)
})

test('a websocket of the desk is joined through', async () => {
  cms.on('upgrade', (request, socket, head) => {
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Url: ${request.url}\r\n\r\n`,
    )
    socket.write(`head:${head}`)
    socket.on('data', (data) => socket.end(`echo:${data}`))
  })
  const got = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /_next/webpack-hmr HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    )
    let text = ''
    let asked = false
    socket.on('data', (data) => {
      text += data
      if (!asked && text.includes('head:')) {
        asked = true
        socket.write('ping')
      }
    })
    socket.on('close', () => resolve(text))
  })
  expect(got).toContain('101 Switching Protocols')
  expect(got).toContain('X-Url: /_next/webpack-hmr')
  expect(got).toContain('echo:ping')
})

test('R-5 a websocket to a hidden path is not joined', async () => {
  let joined = false
  cms.on('upgrade', (_request, socket) => {
    joined = true
    socket.destroy()
  })
  const got = await rawExchange(
    'GET /api-cms/internal HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  )
  expect(got).toMatch(/^HTTP\/1.1 404 /)
  expect(joined).toBe(false)
})
