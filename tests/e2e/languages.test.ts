import type { Browser } from 'playwright-core'
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

test('L-3 L-4 a Spanish browser enters in Spanish; who then chooses English is met in English for a year', async () => {
  const context = await browser.newContext({ locale: 'es-MX' })
  const page = await context.newPage()
  await page.goto(`${url}/`)
  expect(page.url()).toBe(`${url}/es`)
  expect(await context.cookies()).toEqual([])
  await settle(page)
  await page.locator('a[hreflang="en"]:visible').first().click()
  await page.waitForURL(`${url}/`)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'locale', value: 'en', path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364.9)
  expect(days).toBeLessThanOrEqual(365)
  const later = await context.newPage()
  await later.goto(`${url}/`)
  expect(later.url()).toBe(`${url}/`)
})

test('L-3 S-20 without JavaScript, too, the link to English leads to English', async () => {
  const context = await browser.newContext({ locale: 'es-ES', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/`)
  expect(page.url()).toBe(`${url}/es`)
  await page.locator('a[hreflang="en"]:visible').first().click()
  await page.waitForURL(`${url}/`)
})

test('L-3 deep links and crawlers are never redirected, and no cache may mix what is answered at /', async () => {
  const headers = { 'accept-language': 'es' }
  const ask = (path: string, more = {}) => fetch(url + path, { headers: { ...headers, ...more }, redirect: 'manual' })
  const entry = await ask('/')
  expect([entry.status, entry.headers.get('location'), entry.headers.get('cache-control')]).toEqual([
    302,
    '/es',
    'private, no-store',
  ])
  const english = await ask('/', { 'accept-language': 'en' })
  for (const answer of [entry, english]) expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
  expect((await ask('/products')).status).toBe(200)
  expect((await ask('/', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' })).status).toBe(200)
})

test('L-6 words that do not come are reported; the page stays as it is, its links work, and nothing is loaded in a loop', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const documents: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.route('**/assets/es-*.js', (route) => route.abort())
  await page.goto(`${url}/es/products`)
  await expect.poll(() => complaints, { timeout: 5_000 }).toEqual(['Failed locale loading'])
  await settle(page)
  expect(await page.locator('h1').textContent()).toBe('Todos los productos')
  await page.locator('header a[href="/es/contact"]:visible').first().click()
  await page.waitForURL(`${url}/es/contact`)
  expect(documents).toEqual(['/es/products', '/es/contact'])
})

test('L-2 L-5 the address alone decides the language, and the switch keeps page, query and place where slugs differ', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-ES' })
  await context.addCookies([{ name: 'locale', value: 'es', url }])
  const page = await context.newPage()
  await page.goto(`${url}/products/shoulder-bags?page=1&q=hobo`)
  expect(page.url()).toBe(`${url}/products/shoulder-bags?q=hobo`)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await settle(page)
  await page.evaluate(() => {
    location.hash = '#main'
  })
  await page.locator('a[hreflang="es"]:visible').first().click()
  await page.waitForURL(`${url}/es/**`)
  const there = new URL(page.url())
  expect(there.pathname).toMatch(/^\/es\/products\/bolsos/)
  expect([there.searchParams.get('q'), there.hash]).toEqual(['hobo', '#main'])
})
