import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { constants } from '../../apps/site/behaviour/constants.ts'
import { startBrowser } from '../helpers/browser.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { url } = runningProgram()
const soon = { timeout: 5_000, interval: 50 }
const phone = { width: 360, height: 740 }
const wide = { width: 1280, height: 800 }

let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  browser = await startBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())

/** A product page in a browser that has a sheet to share with and tells how often it opened it. */
async function open(viewport: typeof phone): Promise<void> {
  const context = await browser.newContext({ viewport, permissions: ['clipboard-read', 'clipboard-write'] })
  page = await context.newPage()
  complaints = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: ShareData) =>
        document.body.setAttribute('data-shared', `${document.body.dataset.shared ?? ''}${url} `),
    })
  })
  await page.clock.install({ time: '2026-11-16T10:00:00Z' })
  await page.goto(`${url}/product/1001`)
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt('2026-11-16T11:00:00Z')
}

const share = () => page.getByRole('button', { name: 'Share link' }).click()
const sheets = () => page.evaluate(() => document.body.dataset.shared?.trim().split(' ') ?? [])
const copied = () => page.evaluate(() => navigator.clipboard.readText())
const said = () => page.getByRole('region', { name: 'Messages' }).getByText('Link copied')

test.each([
  ['a phone', phone],
  ['a tablet', { width: 768, height: 1024 }],
])('C-9 E-2 on %s the link goes to the sheet of the device, and the page came without a complaint', async (_, viewport) => {
  await open(viewport)
  await share()
  await expect.poll(sheets, soon).toEqual([`${url}/product/1001`])
  expect(await said().count()).toBe(0)
  expect(complaints).toEqual([])
})

test('C-9 E-2 on a desk the link is copied, whatever the browser has', async () => {
  await open(wide)
  await share()
  await said().waitFor()
  expect(await copied()).toBe(`${url}/product/1001`)
  expect(await sheets()).toEqual([])
  expect(complaints).toEqual([])
})

test('C-9 a window that was resized counts as what it is 50 ms after it came to rest', async () => {
  await open(phone)
  await page.setViewportSize(wide)
  await expect.poll(() => page.evaluate(() => innerWidth), soon).toBe(wide.width)
  await page.clock.runFor(constants.resizeSettle - 1)
  await share()
  await expect.poll(async () => (await sheets()).length, soon).toBe(1)
  expect(await said().count()).toBe(0)
  await page.clock.runFor(1)
  await share()
  await said().waitFor()
  expect((await sheets()).length).toBe(1)
})
