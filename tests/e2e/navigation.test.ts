import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { runningProgram } from '../helpers/running-program.ts'
import { stage } from '../helpers/stage.ts'

const { url } = runningProgram()
const soon = { timeout: 5_000, interval: 50 }

const on = stage({ locale: 'en-GB' })
let page: Page
let documents: string[]
let complaints: string[]

beforeEach(async () => {
  page = on.page
  documents = []
  complaints = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
})

const heading = () => page.locator('h1').textContent()
const scrollY = () => page.evaluate(() => window.scrollY)
const ready = () => page.waitForLoadState('networkidle')

test('S-15 S-16 E-10 a link is followed without loading the document again, from the top, with title, focus and a word', async () => {
  await page.goto(`${url}/products`)
  await ready()
  const chunks: string[] = []
  page.on('request', (request) => chunks.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: 'Luna Slouchy Hobo' }).first().click()
  await expect.poll(heading, soon).toBe('Luna Slouchy Hobo')
  expect(documents).toEqual(['/products'])
  expect(chunks).toContain('/_payload/product/1011')
  expect(await page.title()).toContain('Hobo')
  expect(await scrollY()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.locator('#app > output').textContent()).toContain(await page.title())
  expect(complaints).toEqual([])
})

test('S-16 back restores the place on the page, forward goes on', async () => {
  await page.goto(`${url}/products`)
  await ready()
  const link = page.locator('main').getByRole('link', { name: 'Luna Slouchy Hobo' }).first()
  await link.scrollIntoViewIfNeeded()
  await expect.poll(scrollY, soon).toBeGreaterThan(100)
  const left = await scrollY()
  await link.click()
  await expect.poll(heading, soon).toBe('Luna Slouchy Hobo')
  await page.goBack()
  await expect.poll(heading, soon).not.toBe('Luna Slouchy Hobo')
  await expect.poll(async () => Math.abs((await scrollY()) - left) < 60, soon).toBe(true)
  await page.goForward()
  await expect.poll(heading, soon).toBe('Luna Slouchy Hobo')
  expect(documents).toEqual(['/products'])
})

test.each([
  '/',
  '/es',
  '/category/tote-bags',
  '/es/products',
  '/product/1001',
  '/es/product/1001?colour=black',
  '/contact',
  '/nowhere/at-all',
])('R-4 %s hydrates without a complaint and asks nobody else', async (path) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(url + path)
  await ready()
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  expect([...hosts]).toEqual([new URL(url).host])
})

test('C-7 a payload that cannot be fetched becomes one full load, never a loop', async () => {
  await page.goto(`${url}/products`)
  await ready()
  await page.route('**/_payload/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Luna Slouchy Hobo' }).first().click()
  await expect.poll(heading, soon).toBe('Luna Slouchy Hobo')
  expect(documents).toEqual(['/products', '/product/1011'])
})

test('E-2 a colour switches the pictures and the address', async () => {
  await page.goto(`${url}/product/1001`)
  await ready()
  await page.locator('main a[href*="colour=black"]').first().click()
  await expect.poll(() => new URL(page.url()).searchParams.get('colour'), soon).toBe('black')
  await expect.poll(() => page.locator('main img').first().getAttribute('alt'), soon).toContain('in black')
  expect(documents).toEqual(['/product/1001'])
})
