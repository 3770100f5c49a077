import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sampleSite } from '../sample-site.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A desk that knows one session, and remembers what it was asked. */
async function deskThat(answer: RequestListener) {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.cookie}`)
    answer(request, response)
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const site = sampleSite({ cmsUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  const get = (path: string, cookie?: string, method = 'GET') =>
    site.app.fetch(new Request(`http://site${path}`, { method, headers: cookie ? { cookie } : {} }))
  return { site, get, asked }
}

const good = 'aaa.bbb.ccc'
const knowing: RequestListener = (request, response) => {
  const known = request.headers.cookie === `payload-token=${good}`
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ user: known ? { id: 1, email: 'staff@house.example' } : null, message: 'Account' }))
}

test.each([
  ['/clearcacle', 'en'],
  ['/es/clearcacle', 'es'],
])('S-8 %s clears the browser’s copy and says so in both languages, loading nothing', async (path, lang) => {
  const { get, asked } = await deskThat(knowing)
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const html = await answer.text()
  expect(html).toContain(`<html lang="${lang}">`)
  expect(html).toContain('stored copy of the site was cleared')
  expect(html).toContain('<section lang="es">')
  expect(html).toContain('La copia del sitio guardada en este navegador se ha borrado')
  expect(html).toContain('<a href="/">Home</a>')
  expect(html).toContain('<a href="/es">Inicio</a>')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toMatch(/<script|stylesheet|preload|src=/)
  expect(asked).toEqual([])
})

test('S-8 R-4 the style of the page is the one its policy names', async () => {
  const { get } = await deskThat(knowing)
  const answer = await get('/clearcacle')
  const style = /<style>(.*?)<\/style>/s.exec(await answer.text())?.[1] ?? ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`)
  expect(policy).toContain("default-src 'none'")
})

test('S-8 called by signed-in staff it drops the rendered pages, and says so', async () => {
  const { site, get, asked } = await deskThat(knowing)
  await get('/product/1001')
  await get('/product/1001?colour=cognac')
  expect(site.cache.bytes).toBeGreaterThan(0)
  const html = await (await get('/clearcacle', `theme=dark; payload-token=${good}; other=1`)).text()
  expect(html).toContain('the server’s rendered pages were dropped as well')
  expect(html).toContain('se han descartado las páginas preparadas en el servidor')
  expect(site.cache.bytes).toBe(0)
  expect(site.cache.find('/product/1001')).toBeUndefined()
  expect(asked).toEqual([`/api-cms/users/me payload-token=${good}`])
  expect((await get('/product/1001')).status).toBe(200)
})

test.each([
  ['a session the desk does not know', 'payload-token=aaa.bbb.forged', 1],
  ['a cookie that is no session', 'payload-token=nonsense', 0],
  ['other cookies', 'theme=dark', 0],
])('S-8 %s makes the server do nothing', async (_, cookie, questions) => {
  const { site, get, asked } = await deskThat(knowing)
  await get('/product/1001')
  const before = site.cache.bytes
  const answer = await get('/clearcacle', cookie)
  expect(await answer.text()).not.toContain('rendered pages')
  expect(site.cache.bytes).toBe(before)
  expect(asked).toHaveLength(questions)
})

test('S-8 only reading is answered, and who asks for the headers alone starts no work', async () => {
  const { get, asked } = await deskThat(knowing)
  const head = await get('/clearcacle', `payload-token=${good}`, 'HEAD')
  expect([head.status, head.headers.get('clear-site-data'), await head.text()]).toEqual([200, '"cache"', ''])
  const sent = await get('/clearcacle', `payload-token=${good}`, 'POST')
  expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(asked).toEqual([])
})

test('S-8 however many sessions are tried at once, the desk is asked about two', async () => {
  const waiting: (() => void)[] = []
  const { get, asked } = await deskThat((_, response) => waiting.push(() => response.end('{"user":null}')))
  const answers = Promise.all([1, 2, 3, 4, 5].map((n) => get('/clearcacle', `payload-token=aaa.bbb.${n}`)))
  await expect.poll(() => waiting.length).toBe(2)
  for (const answer of waiting.splice(0)) answer()
  const pages = await Promise.all((await answers).map((answer) => answer.text()))
  expect(asked).toHaveLength(2)
  expect(pages.filter((html) => html.includes('could not confirm'))).toHaveLength(3)
})

test('S-8 within a minute the desk is asked thirty times, not more', async () => {
  const { get, asked } = await deskThat(knowing)
  for (let turn = 0; turn < 40; turn++) await get('/clearcacle', `payload-token=aaa.bbb.${turn}`)
  expect(asked).toHaveLength(30)
})

test.each<[string, RequestListener]>([
  ['fails', (_, response) => response.writeHead(500).end()],
  ['answers something else', (_, response) => response.end('<html>')],
  ['breaks off', (request) => request.socket.destroy()],
])('S-8 when the desk %s the page is there all the same and the pages stay', async (_, listener) => {
  const { site, get } = await deskThat(listener)
  await get('/product/1001')
  const answer = await get('/clearcacle', `payload-token=${good}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('could not confirm')
  expect(site.cache.find('/product/1001')).toBeDefined()
})
