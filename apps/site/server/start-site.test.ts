import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productDocument, sampleProduct } from '../catalogue/sample-documents.ts'
import { type SampleFeed, sampleFeed, sampleKey } from '../catalogue/sample-feed.ts'
import { readEnv } from '../config/env.ts'
import type { PageViews } from './page-views.ts'
import { sampleContent, sampleViews } from './sample-site.ts'
import { type Site, startSite } from './start-site.ts'

let folder = ''
let feed: SampleFeed
let site: Site
let logged: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-site-'))
  feed = await sampleFeed()
  logged = []
})
afterEach(async () => {
  await site.stop()
  await feed.stop()
  await rm(folder, { recursive: true })
})

async function start(views: PageViews = sampleViews): Promise<void> {
  const env = readEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, CMS_URL: feed.url, INTERNAL_KEY: sampleKey })
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })
  site = await startSite({ env, views, assets: new Map(), build: 'b1', log })
}

async function read(path: string): Promise<string> {
  const { port } = site.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  return `${answer.status} ${await answer.text()}`
}

async function startWithContent(views?: PageViews): Promise<void> {
  await start(views)
  feed.publish({ seq: 1, token: 't1', full: true, entries: sampleContent })
  await vi.waitFor(async () => expect(await read('/readyz')).toContain('200'))
}

test('without a copy the site waits for the CMS and then shows its content', async () => {
  await start()
  expect(await read('/product/1001')).toMatch(/^503 /)
  feed.publish({ seq: 1, token: 't1', full: true, entries: sampleContent })
  await vi.waitFor(async () => expect(await read('/product/1001')).toMatch(/^200 .*Tote/))
})

test('P-5 a publish is visible in both languages within 2 s', async () => {
  await startWithContent()
  await read('/product/1001')
  await read('/es/product/1001')
  const renamed = productDocument(sampleProduct(1, { name: 'Weekender' }), sampleProduct(1, { name: 'Bolso de viaje' }))
  feed.publish({ seq: 2, token: 't2', full: false, entries: [renamed] })
  await vi.waitFor(
    async () => {
      expect(await read('/product/1001')).toContain('Weekender')
      expect(await read('/es/product/1001')).toContain('Bolso de viaje')
    },
    { timeout: 2000 },
  )
})

test('P-5 the pages in use are drawn anew after a publish before anyone asks for them', async () => {
  const drawn: string[] = []
  const document: PageViews['document'] = (payload, catalogue) => {
    drawn.push(payload.meta.title.split(' ')[0] ?? '')
    return sampleViews.document(payload, catalogue)
  }
  await startWithContent({ ...sampleViews, document })
  await read('/product/1001')
  feed.publish({ seq: 2, token: 't2', full: false, entries: [productDocument(sampleProduct(1, { name: 'Weekender' }))] })
  await vi.waitFor(() => expect(drawn).toEqual(['Tote', 'Weekender']))
})

test('R-1 the site starts and serves while the CMS is down, and goes on following when it is back', async () => {
  await startWithContent()
  await site.stop()
  const port = Number(new URL(feed.url).port)
  await feed.stop()
  await start()
  expect(await read('/product/1001')).toMatch(/^200 .*Tote/)
  expect(await read('/admin')).toMatch(/^503 /)
  feed = await sampleFeed(port)
  feed.publish({ seq: 1, token: 't1', full: true, entries: sampleContent })
  feed.publish({ seq: 2, token: 't2', full: false, entries: [{ kind: 'product', id: '1', gone: true }] })
  await vi.waitFor(async () => expect(await read('/product/1001')).toMatch(/^404 /), { timeout: 4000 })
  expect(feed.questions[0]).toBe('1:t1')
})

test('R-1 a damaged copy is noticed and all content is fetched anew', async () => {
  await startWithContent()
  await site.stop()
  const file = join(folder, 'site', 'catalogue.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('Tote', 'Tofe'))
  feed.questions.length = 0
  await start()
  await vi.waitFor(async () => expect(await read('/product/1001')).toMatch(/^200 .*Tote/))
  expect(feed.questions[0]).toBe('0:')
  expect(logged.join()).toContain('damaged')
})

test('content the site cannot read leaves the rest standing', async () => {
  await startWithContent()
  const broken = { kind: 'product', id: '7', content: { en: { name: null } } }
  const entries = [broken, productDocument(sampleProduct(2, { name: 'Satchel' }))] as never[]
  feed.publish({ seq: 2, token: 't2', full: false, entries })
  await vi.waitFor(async () => expect(await read('/product/1002')).toContain('Satchel'))
  expect(await read('/product/1001')).toContain('Tote')
  expect(logged.join()).toContain('product 7 (en)')
})
