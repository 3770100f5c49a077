import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sampleSite } from '../sample-site.ts'

const site = sampleSite()
const get = (path: string, init: RequestInit = {}) => site.app.fetch(new Request(`http://site${path}`, init))

test.each([
  ['/api/option', 'en', 'Inquiry Now'],
  ['/api/es/option', 'es', 'Solicitar información'],
  ['/api/option?x=1', 'en', 'Inquiry Now'],
])('C-2 %s answers the option data of its language', async (path, locale, inquiry) => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('public')
  expect(await answer.json()).toMatchObject({
    site: { currentLocale: locale, api: '/api/', url: 'https://bags.example' },
    texts: { inquiryNow: inquiry },
  })
})

test('C-2 who has the option data already hears 304, compressed or not', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await get('/api/es/option', { headers: { 'accept-encoding': encoding } })
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    const again = await get('/api/es/option', { headers: { 'accept-encoding': encoding, 'if-none-match': tag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(tag)
    expect(await again.text()).toBe('')
  }
  expect((await get('/api/es/option', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('C-2 after the first question the answer is kept and goes out without the framework', async () => {
  await get('/api/option')
  expect(site.cache.find('/api/option')?.status).toBe(200)
  const server = createServer(site.front.onRequest).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/option`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('x-request-id')).toBeNull()
  expect(await answer.json()).toHaveProperty('navigation')
  server.closeAllConnections()
  server.close()
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('R-3 %s to the option data is refused with a sentence', async (method) => {
  const answer = await get('/api/option', { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
  expect(await answer.json()).toEqual({ error: 'This address can be read, but nothing can be sent to it.' })
})

test.each(['/api', '/api/nothing', '/api/en/option', '/api/fr/option', '/api/option/more'])(
  'R-3 %s is nothing, said as JSON',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ error: 'There is nothing at this address.' })
  },
)

test('R-3 a malformed address under /api is refused as JSON, a trailing slash leads to the proper one', async () => {
  expect(await (await get('/api/%zz')).json()).toHaveProperty('error')
  const slash = await get('/api/option/')
  expect(slash.status).toBe(308)
  expect(slash.headers.get('location')).toBe('/api/option')
})

test('without content yet the option data says so as JSON', async () => {
  const empty = sampleSite({ empty: true })
  const answer = await empty.app.fetch(new Request('http://site/api/option'))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await answer.json()).toHaveProperty('error')
})
