import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { url } = runningProgram()
let browser: Browser
let context: BrowserContext
let page: Page
let scripts: string[]

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

beforeEach(async () => {
  context = await browser.newContext()
  page = await context.newPage()
  scripts = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
})
afterEach(() => context.close())

const hasBegun = () => scripts.some((path) => path.includes('/react-'))

test('P-6 the first script alone is asked for until the page has loaded, then the rest', async () => {
  let beganBeforeLoad = false
  page.once('load', () => {
    beganBeforeLoad = hasBegun()
  })
  await page.goto(`${url}/product/1001`)
  expect(beganBeforeLoad).toBe(false)
  await expect.poll(hasBegun, { timeout: 5_000 }).toBe(true)
})

test('P-6 S-15 a picture that hangs keeps nobody waiting: the script comes when something is pressed', async () => {
  // The clock stands, so that nothing but the key can begin it.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.route('**/media/**', () => undefined)
  await page.goto(`${url}/product/1001`, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => scripts.some((path) => path.includes('/entry-')), { timeout: 5_000 }).toBe(true)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(hasBegun()).toBe(false)
  await page.keyboard.press('Tab')
  await expect.poll(hasBegun, { timeout: 5_000 }).toBe(true)
})
