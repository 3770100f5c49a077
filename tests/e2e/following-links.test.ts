import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { settle } from '../helpers/pages.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { stage } from '../helpers/stage.ts'
import { addLink, followNewLink, holdPayloads, savesData } from '../helpers/visit.ts'

const { url } = runningProgram()
const soon = { timeout: 5_000, interval: 50 }
const on = stage()
let page: Page
let documents: string[]
let aborted: string[]

/** Nothing is fetched ahead here, so that each question is one the visitor asked. */
beforeEach(async () => {
  page = on.page
  await page.addInitScript(savesData)
  documents = []
  aborted = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname))
})

async function standAt(path: string): Promise<void> {
  await page.goto(url + path)
  await settle(page)
}

const path = () => new URL(page.url()).pathname
const heading = () => page.locator('h1').textContent()
const topOf = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top)
const headerBottom = () =>
  page
    .locator('header')
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom)

test.each([
  ['a control key', { modifiers: ['Control' as const] }, {}],
  ['the middle button', { button: 'middle' as const }, {}],
  ['a target', {}, { target: '_blank' }],
])('S-15 %s opens another tab and leaves this one as it is', async (_, click, attributes) => {
  await standAt('/products')
  const link = await addLink(page, '/product/1011', attributes)
  const [other] = await Promise.all([on.context.waitForEvent('page'), link.click(click)])
  await other.waitForURL(`${url}/product/1011`)
  expect([path(), documents]).toEqual(['/products', ['/products']])
})

test('S-15 a download is the browser’s', async () => {
  await standAt('/products')
  const link = await addLink(page, '/product/1011', { download: 'page.html' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('page.html')
  expect(path()).toBe('/products')
})

test('S-15 of two links followed the second wins, and the first question is taken back', async () => {
  await standAt('/products')
  const network = await holdPayloads(page)
  await followNewLink(page, '/product/1011')
  await expect.poll(network.pending, soon).toEqual(['/product/1011'])
  await page.locator('header a[href="/contact"]:visible').first().click()
  await expect.poll(() => aborted, soon).toContain('/_payload/product/1011')
  await network.release('/contact')
  await expect.poll(path, soon).toBe('/contact')
  await network.open()
  await settle(page)
  expect([path(), documents]).toEqual(['/contact', ['/products']])
})

test('S-2 S-15 a redirect is followed to where it leads, and the way back skips it', async () => {
  await standAt('/products')
  const styleNo = await page.evaluate(async () => {
    const { data } = await (await fetch('/_payload/product/1011')).json()
    return String(data.styleNo)
  })
  await followNewLink(page, `/${styleNo}#specification`)
  await expect.poll(path, soon).toBe('/product/1011')
  expect(new URL(page.url()).hash).toBe('#specification')
  expect(documents).toEqual(['/products'])
  await page.goBack()
  await expect.poll(path, soon).toBe('/products')
})

test('S-16 an anchor is scrolled to under the header: on first load, on the same page and from another page', async () => {
  await page.goto(`${url}/product/1001#specification`)
  await settle(page)
  const isUnderHeader = async () => {
    const [top, header] = [await topOf('#specification'), await headerBottom()]
    return top >= Math.max(header, 0) - 1 && top < 300
  }
  await expect.poll(isUnderHeader, soon).toBe(true)

  await page.evaluate(() => scrollTo(0, 0))
  await followNewLink(page, '#specification')
  await expect.poll(isUnderHeader, soon).toBe(true)

  await standAt('/products')
  await followNewLink(page, '/product/1011#specification')
  await expect.poll(path, soon).toBe('/product/1011')
  await expect.poll(isUnderHeader, soon).toBe(true)
  expect(documents).toEqual(['/product/1001', '/products'])
})

test('S-16 back and forward between places of one page, and over a reload', async () => {
  await standAt('/product/1001')
  await followNewLink(page, '#specification')
  await expect.poll(() => page.evaluate(() => scrollY), soon).toBeGreaterThan(200)
  const left = await page.evaluate(() => scrollY)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY), soon).toBeLessThan(100)
  await page.goForward()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left) < 60, soon).toBe(true)
  await page.reload()
  await settle(page)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left) < 60, soon).toBe(true)
})

test('S-15 the search leads to its results without loading the document', async () => {
  await standAt('/nowhere/at-all')
  await page.locator('main input[type=search]').fill('hobo')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url(), soon).toBe(`${url}/products?q=hobo`)
  await expect.poll(() => page.locator('main').textContent(), soon).toContain('Luna Slouchy Hobo')
  expect(documents).toEqual(['/nowhere/at-all'])
})

test.each(['javascript:document.title="run"', ' java\tscript:document.title="run"'])(
  'C-8 a link to %j does nothing, even where the policy of the document would let it',
  async (href) => {
    const lax = await on.browser.newContext({ bypassCSP: true })
    page = await lax.newPage()
    await standAt('/products')
    const title = await page.title()
    await followNewLink(page, href)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect([await page.title(), path()]).toEqual([title, '/products'])
    await lax.close()
  },
)

test('S-15 after another website the way back finds the page as it was left', async () => {
  await standAt('/products')
  await page.locator('header a[href="/contact"]:visible').first().click()
  await expect.poll(path, soon).toBe('/contact')
  const title = await heading()
  await page.goto('data:text/html,elsewhere')
  await page.goBack()
  await expect.poll(heading, soon).toBe(title)
})
