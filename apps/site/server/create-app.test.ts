import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SampleSite, sampleSite } from './sample-site.ts'

let folder = ''
let site: SampleSite
const script = 'console.log("bags")\n'.repeat(50)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  await write('client/assets/entry-abc.js', script)
  await write('client/assets/entry-abc.js.br', brotliCompressSync(script))
  await write('client/assets/entry-abc.js.gz', gzipSync(script))
  await write('client/assets/serif-abc.woff2', 'font')
  await write('client/.vite/manifest.json', '{}')
  await write('client/robots.txt', 'hello')
  await write('media/tote-1.webp', 'picture')
  await write('media/logo.svg', '<svg/>')
  await write('media/notes.html', '<script>')
  await write('media/.hidden.png', 'x')
  await write('media/bolso niña.jpg', 'jpeg')
  await write('secret.png', 'secret')
  site = sampleSite({ clientDir: join(folder, 'client'), dataDir: folder })
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, init: RequestInit = {}) => site.app.fetch(new Request(`http://site${path}`, init))

test('S-1 a page answers in both languages', async () => {
  expect(await (await get('/')).text()).toContain('home en')
  const spanish = await get('/es')
  expect(spanish.status).toBe(200)
  expect(await spanish.text()).toContain('lang="es"')
})

test('S-10 an unmatched path is a 404 that stands inside the layout', async () => {
  const answer = await get('/no/such/page')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('unmatched: /no/such/page')
})

test('S-11 a page that fails validation is a fatal 404', async () => {
  const answer = await get('/product/9999')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('invalid: /product/9999')
})

test('S-12 a fault is a 500 page with a request id, logged, without a stack trace', async () => {
  const answer = await get('/contact')
  expect(answer.status).toBe(500)
  const body = await answer.text()
  expect(body).toContain('failure: /contact')
  expect(body).not.toMatch(/secret detail|\.ts:/)
  const id = answer.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(site.logged.find((line) => line.includes(String(id)))).toContain('secret detail of a fault')
})

test('R-4 pages forbid foreign and inline scripts, framing and sniffing', async () => {
  for (const path of ['/', '/product/9999', '/contact', '/%zz']) {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy'), path).toContain("script-src 'self';")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  }
})

test('a moved address leads on, and only where there is no page', async () => {
  const answer = await get('/old-tote')
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/product/1001')
  expect((await get('/category/x')).status).toBe(302)
})

test('a trailing slash leads to the proper address, query kept', async () => {
  const answer = await get('/products/?page=2')
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('/products?page=2')
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('R-3 %s on a page is refused with what is allowed', async (method) => {
  const answer = await get('/product/1001', { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
  expect(await answer.text()).toContain('nothing can be sent to it')
})

test('R-3 nothing can be sent to a payload either', async () => {
  const answer = await get('/_payload/product/1001', { method: 'POST' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
  expect(await answer.json()).toHaveProperty('error')
})

test('R-3 malformed and over-long addresses are refused with a sentence', async () => {
  expect((await get('/%zz')).status).toBe(400)
  expect((await get('/a%2fb')).status).toBe(400)
  const long = await get(`/${'a'.repeat(3000)}`)
  expect(long.status).toBe(414)
  expect(await long.text()).toContain('too long')
})

test('a payload is the page as JSON, under the same rules', async () => {
  const answer = await get('/_payload/es/product/1001?utm=1')
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({
    view: 'product',
    locale: 'es',
    status: 200,
    data: expect.stringContaining('Bolso'),
  })
  expect(await (await get('/_payload/')).json()).toMatchObject({ view: 'home' })
  expect(await (await get('/_payload/old-tote')).json()).toEqual({ redirect: '/product/1001' })
  expect(await (await get('/_payload/es/')).json()).toEqual({ redirect: '/es' })
  const missing = await get('/_payload/product/9999')
  expect(missing.status).toBe(404)
  expect(await missing.json()).toMatchObject({ view: 'fatal-error' })
  expect((await get('/_payload/%zz')).status).toBe(400)
})

test('without content yet the site says so and is not ready', async () => {
  const empty = sampleSite({ empty: true })
  const answer = await empty.app.fetch(new Request('http://site/'))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await answer.text()).toMatch(/in a moment.*en un momento/)
  expect((await empty.app.fetch(new Request('http://site/readyz'))).status).toBe(503)
  expect((await empty.app.fetch(new Request('http://site/healthz'))).status).toBe(200)
})

test('R-8 health and readiness', async () => {
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
})

test('files of the build come precompressed and may be kept for ever', async () => {
  const answer = await get('/assets/entry-abc.js', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(await (await get('/assets/entry-abc.js')).text()).toBe(script)
  expect((await get('/assets/serif-abc.woff2')).headers.get('content-type')).toBe('font/woff2')
  expect((await get('/robots.txt')).headers.get('cache-control')).not.toContain('immutable')
})

test.each(['/assets/missing.js', '/assets/entry-abc.js.br', '/.vite/manifest.json', '/assets/..%2f..%2fsecret.png', '/assets'])(
  '%s is no file of the build',
  async (path) => {
    const { status } = await get(path)
    expect([400, 404]).toContain(status)
  },
)

test('pictures come with their type, unsniffed and kept for ever', async () => {
  const answer = await get('/media/tote-1.webp')
  expect(await answer.text()).toBe('picture')
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('content-length')).toBe('7')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await get(`/media/${encodeURIComponent('bolso niña.jpg')}`)).status).toBe(200)
})

test('R-7 a drawing opened by itself has no rights', async () => {
  expect((await get('/media/logo.svg')).headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
})

test.each([
  '/media/notes.html',
  '/media/.hidden.png',
  '/media/missing.png',
  '/media/..%2fsecret.png',
  '/media/..%5csecret.png',
  '/media/%2e%2e%2fsecret.png',
  '/media/a%00.png',
  '/media/%zz.png',
  '/media/',
  '/media/sub/tote-1.webp',
])('R-3 %s is no picture', async (path) => {
  const { status } = await get(path)
  expect([400, 404, 308]).toContain(status)
})
