import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { addressOf, everyPage, settle } from '../helpers/pages.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { savesData } from '../helpers/visit.ts'

const { url } = runningProgram()
const kilobyte = 1000
/** On the wire, headers left out. What a page may ask for before anybody scrolls. */
const limits = { script: 75 + 6, stylesheet: 12, font: 60, document: 20 }
/** What draws a form is a chunk of its own, with a budget of its own. */
const formScript = 6
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const counted = everyPage.filter(({ name }) => !name.startsWith('not-found'))

let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

test.each(counted)('P-3 P-6 $name in $locale: light, still, first things first, and from this host alone', async (seen) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const weights = await weigh(page)
  await page.addInitScript(watchShifts)
  // What is fetched ahead belongs to other pages.
  await page.addInitScript(savesData)
  const response = await page.goto(await addressOf(url, seen))
  await settle(page)
  await checkLargestPicture(page, (await response?.text()) ?? '')
  expect(await page.evaluate(eagerBelow)).toEqual([])
  expect([...hosts]).toEqual([new URL(url).host])
  const script = limits.script + (seen.name.startsWith('contact') ? formScript : 0)
  for (const [kind, limit] of Object.entries({ ...limits, script })) {
    const weight = (weights.get(kind) ?? 0) / kilobyte
    expect(weight, `${kind}: ${weight.toFixed(1)} KB`).toBeLessThanOrEqual(limit)
  }
  await scrollThrough(page)
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
  expect(await page.evaluate(unsizedPictures)).toEqual([])
  await context.close()
})

/** Bytes that come over the wire, by kind, as the browser's own network panel counts them. */
async function weigh(page: Page): Promise<Map<string, number>> {
  const weights = new Map<string, number>()
  const kinds = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()))
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other'
    weights.set(kind, (weights.get(kind) ?? 0) + encodedDataLength)
  })
  return weights
}

/** Adds up every shift of the layout that nobody caused. */
function watchShifts(): void {
  const page = window as unknown as { shift: number }
  page.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) page.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  await page.waitForLoadState('networkidle')
}

/** Pictures that do not say their size. */
function unsizedPictures(): string[] {
  return [...document.images]
    .filter((image) => !image.getAttribute('width') || !image.getAttribute('height'))
    .map((image) => image.outerHTML.slice(0, 120))
}

/** The largest thing seen first must not wait, and what is asked for ahead must be the very file shown. */
async function checkLargestPicture(page: Page, html: string): Promise<void> {
  const largest = await page.evaluate(largestPicture)
  if (!largest) return
  expect(largest.loading, `${largest.shown} must not wait`).not.toBe('lazy')
  expect(largest.priority).toBe('high')
  const preload = /<link rel="preload" as="image"[^>]*>/i.exec(html)?.[0]?.toLowerCase() ?? ''
  expect(preload).toContain(`imagesizes="${largest.sizes}"`)
  expect(preload).toContain(largest.shown.toLowerCase())
}

/** Pictures far below that are loaded before anybody scrolls there. */
function eagerBelow(): string[] {
  return [...document.images]
    .filter((image) => image.loading !== 'lazy' && image.getBoundingClientRect().top + scrollY > innerHeight)
    .map((image) => image.currentSrc)
}

interface LargestPicture {
  shown: string
  sizes: string
  loading: string
  priority: string
}

/** The picture that counts as the largest contentful paint, if it is one. */
function largestPicture(): Promise<LargestPicture | null> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element: Element | null }) | undefined
      const image = last?.element
      if (!(image instanceof HTMLImageElement)) return resolve(null)
      const source = image.closest('picture')?.querySelector('source')
      const sizes = source?.sizes ?? image.sizes
      resolve({
        shown: new URL(image.currentSrc).pathname,
        sizes,
        loading: image.loading,
        priority: image.fetchPriority,
      })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}
