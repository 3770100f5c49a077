import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { root } from '../../scripts/paths.mjs'
import { freePort } from '../../scripts/program/ports.mjs'
import { settle } from '../helpers/pages.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { buildAnother, type SiteAlone, startSiteAlone } from '../helpers/site-alone.ts'
import { stage } from '../helpers/stage.ts'
import { followNewLink, savesData } from '../helpers/visit.ts'

const { url, dataDir } = runningProgram()
const soon = { timeout: 5_000, interval: 50 }
const fiveMinutes = 300_000

const on = stage()
let page: Page
let documents: string[]
let asked: string[]

beforeEach(async () => {
  page = on.page
  documents = []
  asked = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.isNavigationRequest()) documents.push(pathname)
    if (pathname.startsWith('/assets/builds/')) asked.push(pathname + search)
  })
})

const shownPath = () => new URL(page.url()).pathname
const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const hasEntry = () => page.evaluate(() => 'entry' in (history.state ?? {}))

async function follow(to: string): Promise<void> {
  await followNewLink(page, to)
  await expect.poll(shownPath, soon).toBe(to)
  await expect.poll(hasEntry, soon).toBe(true)
}

/** The files a page says it needs. */
async function chunksOf(of: string): Promise<string[]> {
  const html = await (await fetch(url + of)).text()
  return /data-needs="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
}

/** As if a build called "newer" were out, though the pages that come are still those of the old one. */
async function announceNewer(): Promise<void> {
  await page.route('**/assets/builds/**', (route) => route.fulfill({ json: { id: 'newer' } }))
  await comeBack()
  await expect.poll(() => asked.at(-1), soon).toBe('/assets/builds/meta/newer.json')
  await settle(page)
}

test('C-6 C-7 a build deployed under an open page is noticed, and the next page is loaded whole, in the new build', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lindero-build-'))
  fs.cpSync(path.join(dataDir, 'site'), path.join(folder, 'data/site'), { recursive: true })
  fs.symlinkSync(path.join(dataDir, 'media'), path.join(folder, 'data/media'))
  buildAnother(folder, (words) => words.replace("skipToContent: 'Skip to content'", "skipToContent: 'Skip to the content'"))
  const port = await freePort()
  const here = `http://127.0.0.1:${port}`
  const data = path.join(folder, 'data')
  let site: SiteAlone = await startSiteAlone(root, port, data)
  try {
    await page.clock.install()
    await page.goto(`${here}/products`)
    await settle(page)
    const { id: old } = await (await fetch(`${here}/assets/builds/latest.json`)).json()
    await page.clock.fastForward(fiveMinutes)
    await expect.poll(() => asked, soon).toEqual([expect.stringMatching(/^\/assets\/builds\/latest\.json\?t=\d{13}$/)])
    await follow('/product/1011')
    expect(documents).toEqual(['/products'])

    await site.stop()
    site = await startSiteAlone(folder, port, data)
    const { id } = await (await fetch(`${here}/assets/builds/latest.json`)).json()
    expect(id).not.toBe(old)
    await page.clock.fastForward(fiveMinutes)
    await expect.poll(() => asked.at(-1), soon).toBe(`/assets/builds/meta/${id}.json`)
    await settle(page)
    await follow('/product/1001')
    expect(documents).toEqual(['/products', '/product/1001'])
    expect(await page.locator('a[href="#main"]').textContent()).toBe('Skip to the content')
    await follow('/product/1011')
    expect(documents).toEqual(['/products', '/product/1001'])
  } finally {
    await site.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
})

test('C-7 who comes back to the tab asks at once; a path is loaded whole once within 10,000 ms, then again', async () => {
  await page.clock.install()
  await page.goto(`${url}/products`)
  await settle(page)
  await announceNewer()
  await follow('/product/1011')
  expect(documents).toEqual(['/products', '/product/1011'])
  await announceNewer()
  await follow('/products')
  expect(documents).toEqual(['/products', '/product/1011', '/products'])
  await announceNewer()
  await follow('/product/1011')
  expect(documents).toEqual(['/products', '/product/1011', '/products'])
  await page.clock.fastForward(10_000)
  await follow('/product/1001')
  await announceNewer()
  await follow('/product/1011')
  expect(documents).toEqual(['/products', '/product/1011', '/products', '/product/1001', '/product/1011'])
})

test('C-7 of a build that does not answer for itself nothing is believed', async () => {
  await page.route('**/assets/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'newer' } }))
  await page.goto(`${url}/products`)
  await settle(page)
  await comeBack()
  await expect.poll(() => asked.at(-1), soon).toBe('/assets/builds/meta/newer.json')
  await settle(page)
  await follow('/product/1011')
  expect(documents).toEqual(['/products'])
})

test('C-7 a chunk that does not come: the page is loaded whole, once, and its links work', async () => {
  await page.addInitScript(savesData)
  await page.goto(`${url}/products`)
  await settle(page)
  const failures: string[] = []
  const listing = await chunksOf('/products')
  for (const chunk of (await chunksOf('/contact')).filter((file) => !listing.includes(file))) {
    await page.route(url + chunk, (route) => {
      failures.push(route.request().url())
      return route.abort()
    })
  }
  await page.locator('header a[href="/contact"]:visible').first().click()
  await page.waitForURL(`${url}/contact`, { waitUntil: 'commit' })
  const before = failures.length
  await expect.poll(() => failures.length, soon).toBeGreaterThan(before)
  await settle(page)
  expect(documents).toEqual(['/products', '/contact'])
  await page.locator('header a[href="/customized"]:visible').first().click()
  await expect.poll(() => documents, soon).toEqual(['/products', '/contact', '/customized'])
})

test('C-7 a page whose own chunk is missing from the start is loaded again once, never in a loop', async () => {
  const failures: string[] = []
  await page.route('**/assets/main-*.js', (route) => {
    failures.push(route.request().url())
    return route.abort()
  })
  await page.goto(`${url}/contact`)
  await expect.poll(() => documents, soon).toEqual(['/contact', '/contact'])
  await expect.poll(() => failures.length, soon).toBeGreaterThanOrEqual(2)
  await settle(page)
  await page.locator('header a[href="/customized"]:visible').first().click()
  await expect.poll(shownPath, soon).toBe('/customized')
  expect(documents.filter((one) => one === '/contact')).toHaveLength(2)
})
