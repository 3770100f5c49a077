import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { settle } from '../helpers/pages.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { url } = runningProgram()

let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())

/** Contact as a reader somewhere sees it at a fixed moment; faults of the page fail the test. */
async function visit(path: string, options: BrowserContextOptions, moment?: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.fail(`The page reported: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && expect.fail(`The console says: ${message.text()}`))
  if (moment) await page.clock.setFixedTime(new Date(moment))
  await page.goto(`${url}${path}`)
  return page
}

test('S-4 opening hours are said on the reader’s own clock, and whether anybody is there now', async () => {
  // A Monday, ten in the morning in Guangzhou.
  const madrid = await visit('/contact', { timezoneId: 'Europe/Madrid' }, '2026-11-16T02:00:00Z')
  await madrid.getByText('Open now, until 18:00 · 11:00 your time').waitFor()
  await madrid.getByText('In your time: Mon–Sat 2:00–11:00').waitFor()

  const losAngeles = await visit('/contact', { timezoneId: 'America/Los_Angeles' }, '2026-11-14T12:00:00Z')
  await losAngeles.getByText('Closed now, opens Monday at 9:00 · Sunday 17:00 your time').waitFor()
  await losAngeles.getByText('In your time: Sun–Fri 17:00–2:00').waitFor()

  const guangzhou = await visit('/es/contact', { timezoneId: 'Asia/Shanghai' }, '2026-11-16T02:00:00Z')
  await guangzhou.getByText('Abierto ahora, hasta las 18:00', { exact: true }).waitFor()
})

test('S-4 a holiday of the house is named while it lasts, and leaves the list when it is over', async () => {
  const during = await visit('/contact', { timezoneId: 'UTC' }, '2027-02-10T03:00:00Z')
  await during.getByText(/^Closed for Lunar New Year, opens Monday/).waitFor()
  const after = await visit('/contact', { timezoneId: 'UTC' }, '2027-03-01T03:00:00Z')
  await after.getByText(/^Open now/).waitFor()
  expect(await after.getByText('Lunar New Year').count()).toBe(0)
  expect(await after.getByText('National holiday').count()).toBe(1)
})

test('S-4 E-10 address, telephone and mail are copied with one press of a key, and that is announced', async () => {
  const page = await visit('/contact', { permissions: ['clipboard-read', 'clipboard-write'] })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const said = (words: string) => page.locator('[aria-live]', { hasText: words }).waitFor({ state: 'attached' })

  await page.getByRole('button', { name: 'Copy sales@lindero.example' }).press('Enter')
  await said('Copied: sales@lindero.example')
  expect(await copied()).toBe('sales@lindero.example')

  await page.getByRole('button', { name: 'Copy +86 20 5550 0198' }).press('Space')
  await said('Copied: +86 20 5550 0198')
  expect(await copied()).toBe('+86 20 5550 0198')

  await page.getByRole('button', { name: 'Copy the address' }).first().click()
  await said('Copied: the address')
  expect(await copied()).toMatch(/^Lindero Leathergoods Co., Ltd\.\nBuilding 3/)
})

test('S-4 S-20 without JavaScript there are no buttons that do nothing, and everything can be read', async () => {
  const page = await visit('/contact', { javaScriptEnabled: false })
  expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(0)
  expect(await page.getByRole('link', { name: '+86 20 5550 0198' }).first().getAttribute('href')).toBe('tel:+862055500198')
  expect(await page.getByText('Monday to Saturday, 9:00–18:00 (UTC+8)').count()).toBe(1)
})

test('S-3 the register says how each certificate stands today', async () => {
  const page = await visit('/honor', {}, '2027-09-15T12:00:00Z')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await row('ISO 9001:2015').getByText('in force').waitFor()
  await row('Recycled content').getByText('expired').waitFor()
  const before = await visit('/es/honor', {}, '2027-08-01T12:00:00Z')
  await before.getByRole('listitem').filter({ hasText: 'REACH' }).getByText('vence pronto').waitFor()
})

test('S-3 E-10 the route of the factory tour leads to its stops by keyboard', async () => {
  const page = await visit('/factory-tour', {})
  await settle(page)
  await page.getByRole('link', { name: 'Edge room' }).press('Enter')
  await page.waitForURL(`${url}/factory-tour#part-2-5`)
  const top = () => page.locator('#part-2-5').evaluate((node) => Math.round(node.getBoundingClientRect().top))
  await expect.poll(top, { timeout: 5_000 }).toBeLessThan(300)
  expect(await top()).toBeGreaterThan(0)
})
