import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PageCache, pageCache, type Rendered } from './page-cache.ts'
import type { StoredAnswer } from './stored-answer.ts'

let stamp = 'v1'
let rendered: string[] = []
let outcome: (key: string) => Partial<Rendered> = () => ({})
let cache: PageCache
let logged: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })

beforeEach(() => {
  stamp = 'v1'
  rendered = []
  logged = []
  outcome = () => ({})
  cache = newCache(1024 * 1024)
})
afterEach(() => {
  cache.stop()
  vi.restoreAllMocks()
})

function newCache(maxBytes: number): PageCache {
  return pageCache({ render, stamp: () => stamp, maxBytes, log })
}

function render(key: string): Rendered {
  rendered.push(`${stamp} ${key}`)
  return {
    status: 200,
    headers: [['content-type', 'text/html']],
    body: `${key} in ${stamp}`,
    keep: 'canonical',
    ...outcome(key),
  }
}

function publish(next: string): Promise<void> {
  stamp = next
  return cache.renew()
}

const text = (answer: StoredAnswer | undefined) => answer?.variants.identity.body.toString()

test('a page is rendered once and then ready', async () => {
  expect(cache.find('/a')).toBeUndefined()
  expect(text(await cache.obtain('/a'))).toBe('/a in v1')
  expect(text(cache.find('/a'))).toBe('/a in v1')
  expect(rendered).toEqual(['v1 /a'])
})

test('ten visitors who miss the same page at once cost one render', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => cache.obtain('/a')))
  expect(new Set(answers).size).toBe(1)
  expect(rendered).toHaveLength(1)
})

test('P-5 after a publish the old page is served at once while one render makes the new', async () => {
  await cache.obtain('/a')
  const renewed = publish('v2')
  for (let visitor = 0; visitor < 10; visitor++) expect(text(cache.find('/a'))).toBe('/a in v1')
  await renewed
  expect(text(cache.find('/a'))).toBe('/a in v2')
  expect(rendered).toEqual(['v1 /a', 'v2 /a'])
})

test('P-5 a publish shows without waiting for a visitor', async () => {
  await cache.obtain('/a')
  await cache.obtain('/b')
  await publish('v2')
  expect(rendered.slice(2)).toEqual(['v2 /b', 'v2 /a'])
})

test('after a publish only the pages asked for most recently are renewed unasked', async () => {
  for (let page = 0; page < 205; page++) await cache.obtain(`/${page}`)
  await publish('v2')
  expect(rendered.slice(205)).toHaveLength(200)
  expect(rendered).not.toContain('v2 /0')
})

test('P-5 two seconds after a publish nobody is shown the old page', async () => {
  for (let page = 0; page < 205; page++) await cache.obtain(`/${page}`)
  await publish('v2')
  expect(text(cache.find('/1'))).toBe('/1 in v1')
  const later = performance.now() + 2001
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(cache.find('/2')).toBeUndefined()
  expect(text(await cache.obtain('/2'))).toBe('/2 in v2')
})

test('two publishes at once end with the newest content', async () => {
  await cache.obtain('/a')
  await Promise.all([publish('v2'), publish('v3')])
  await vi.waitFor(() => expect(text(cache.find('/a'))).toBe('/a in v3'))
})

test('a page that was taken away is not shown any more', async () => {
  await cache.obtain('/a')
  outcome = () => ({ status: 404, body: 'gone', keep: 'never' })
  await publish('v2')
  expect(cache.find('/a')).toBeUndefined()
  expect((await cache.obtain('/a')).status).toBe(404)
})

test('an answer that must not be kept is not kept', async () => {
  outcome = () => ({ status: 404, keep: 'never' })
  await cache.obtain('/random')
  expect(cache.find('/random')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})

test('a page that can no longer be drawn goes on being shown, and the fault is logged', async () => {
  await cache.obtain('/a')
  outcome = () => {
    throw new Error('a fault in the page')
  }
  await publish('v2')
  expect(text(cache.find('/a'))).toBe('/a in v1')
  expect(logged.join()).toContain('a fault in the page')
  outcome = () => ({})
  await publish('v3')
  expect(text(cache.find('/a'))).toBe('/a in v3')
})

test('a page that never worked rejects and may be tried again', async () => {
  outcome = () => {
    throw new Error('a fault in the page')
  }
  await expect(cache.obtain('/a')).rejects.toThrow('a fault')
  outcome = () => ({})
  expect(text(await cache.obtain('/a'))).toBe('/a in v1')
})

test('memory is bounded by bytes, and the least recently used go first', async () => {
  cache.stop()
  cache = newCache(100_000)
  outcome = () => ({ body: 'x'.repeat(5000) })
  for (let page = 0; page < 100; page++) {
    await cache.obtain(`/${page}`)
    cache.find('/0')
    expect(cache.bytes).toBeLessThanOrEqual(100_000)
  }
  expect(cache.find('/0')).toBeDefined()
  expect(cache.find('/99')).toBeDefined()
  expect(cache.find('/1')).toBeUndefined()
})

test('endless variants of a page push no page out', async () => {
  cache.stop()
  cache = newCache(100_000)
  await cache.obtain('/a')
  outcome = () => ({ body: 'x'.repeat(2000), keep: 'variant' })
  for (let colour = 0; colour < 200; colour++) await cache.obtain(`/a?colour=${colour}`)
  expect(cache.find('/a')).toBeDefined()
  expect(cache.find('/a?colour=199')).toBeDefined()
  expect(cache.find('/a?colour=0')).toBeUndefined()
  expect(cache.bytes).toBeLessThanOrEqual(100_000)
})

test('while idle the brotli bytes get smaller; a visitor with the former ones still hears 304', async () => {
  const body = Array.from({ length: 3000 }, (_, index) => `<p class="c${index % 7}">${index * 7919}</p>`).join('')
  outcome = () => ({ body })
  const first = (await cache.obtain('/a')).variants.br
  await vi.waitFor(() => expect(cache.find('/a')?.variants.br.body.length).toBeLessThan(first.body.length), { timeout: 5000 })
  const better = cache.find('/a')?.variants.br
  expect(better?.tags).toHaveLength(2)
  expect(better?.tags).toContain(first.tags[0])
  expect(better?.headers[better.headers.indexOf('etag') + 1]).toBe(better?.tags[0])
  expect(better?.headers[better.headers.indexOf('content-length') + 1]).toBe(String(better?.body.length))
})
