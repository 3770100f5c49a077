import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { changePayload, changeSent } from '../helpers/changed-pages.ts'
import { settle } from '../helpers/pages.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { stage } from '../helpers/stage.ts'
import { followNewLink } from '../helpers/visit.ts'

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
  page.on('pageerror', (error) => complaints.push(error.message))
})

const title = () => page.title()
const heading = () => page.locator('h1').textContent()
/** Everything a visitor can read of the error, and whether it stands inside the layout. */
const shown = async () => ({
  title: await page.title(),
  text: await page.locator('main').textContent(),
  header: await page.locator('header nav').count(),
  footer: await page.locator('footer').count(),
  robots: await page.locator('meta[name="robots"]').getAttribute('content'),
  description: await page.locator('meta[name="description"]').getAttribute('content'),
})

test.each([
  { from: '/products', path: '/nowhere/at-all', message: 'Page not found: /nowhere/at-all' },
  { from: '/es/products', path: '/es/no/hay-nada', message: 'Página no encontrada: /es/no/hay-nada' },
])('S-10 S-14 $path says the same, inside the layout, from the server and without a page load', (missing) => {
  return saysTheSame(missing, true)
})

test.each([
  { from: '/products', path: '/product/999999', message: 'Page Not Found: /product/999999' },
  { from: '/products', path: '/product/alba', message: 'Page Not Found: /product/alba' },
  { from: '/es/products', path: '/es/no-hay-nada', message: 'Página no encontrada: /es/no-hay-nada' },
])('S-11 S-14 $path says the same, in place of everything, from the server and without a page load', (missing) => {
  return saysTheSame(missing, false)
})

async function saysTheSame(
  { from, path, message }: Record<'from' | 'path' | 'message', string>,
  layout: boolean,
): Promise<void> {
  const answer = await page.goto(url + path)
  expect(answer?.status()).toBe(404)
  const sent = await shown()
  expect(sent).toMatchObject({ title: `404 ${message}`, robots: 'noindex' })
  expect(sent.text).toContain(message)
  expect(sent.text).toContain('404')
  expect([sent.header > 0, sent.footer > 0]).toEqual([layout, layout])

  await page.goto(url + from)
  await settle(page)
  documents = []
  const former = await title()
  const [data] = await Promise.all([
    page.waitForResponse(`${url}/_payload${path}`),
    followNewLink(page, path),
    expect.poll(title, soon).toBe(`404 ${message}`),
  ])
  expect([data.status(), (await data.json()).status]).toEqual([404, 404])
  expect(await shown()).toEqual(sent)
  expect(page.url()).toBe(url + path)
  await page.goBack()
  await expect.poll(title, soon).toBe(former)
  expect(await page.locator('footer').count()).toBe(1)
  expect(documents).toEqual([])
  expect(complaints).toEqual([])
}

const drawn = [
  { home: '/', list: '/products', message: 'Internal Server Error', way: 'Home' },
  { home: '/es', list: '/es/products', message: 'Error interno del servidor', way: 'Inicio' },
]

test.each(drawn)('S-12 S-14 a page of $list that cannot be drawn becomes the error page, and all goes on', async (words) => {
  await changePayload(page, '/product/', { data: null })
  await page.goto(url + words.list)
  await settle(page)
  const former = await heading()
  const link = page.locator('main a[href*="/product/"]:visible').first()
  const path = await link.getAttribute('href')
  await link.click()
  await expect.poll(title, soon).toBe(`500 ${words.message}`)
  expect(await heading()).toBe(words.message)
  expect(await page.locator('main').textContent()).toContain('500')
  expect(await page.locator('main').textContent()).not.toMatch(/\bat .+:\d+|TypeError|Referenc/)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(complaints).toEqual(['The page could not be drawn'])
  expect(page.url()).toBe(url + path)
  await page.goBack()
  await expect.poll(heading, soon).toBe(former)
  await page.goForward()
  await expect.poll(heading, soon).toBe(words.message)
  await page.locator('main').getByRole('link', { name: words.way }).click()
  await expect.poll(() => page.locator('footer').count(), soon).toBe(1)
  expect(page.url()).toBe(url + words.home)
  expect(documents).toEqual([words.list])
})

test.each(drawn)('S-12 a page at $list that cannot be taken over becomes the error page', async ({ list, message }) => {
  await changeSent(page, url + list, 'payload', { data: null })
  await page.goto(url + list)
  await expect.poll(title, soon).toBe(`500 ${message}`)
  expect(await heading()).toBe(message)
  expect(complaints).toEqual(['The page could not be drawn'])
})

test('S-12 where even the error page cannot be drawn, its title stands there', async () => {
  await changeSent(page, `${url}/products`, 'option', { site: null })
  await page.goto(`${url}/products`)
  await expect.poll(() => page.locator('#app').textContent(), soon).toBe('500 Internal Server Error')
  expect(await title()).toBe('500 Internal Server Error')
  expect(documents).toEqual(['/products'])
})

test.each([
  ['GET', '/nowhere/at-all'],
  ['GET', '/product/x'],
  ['GET', '/%zz'],
  ['GET', '/_payload/%zz'],
  ['GET', '/_payload/nowhere/at-all'],
  ['GET', '/api/nothing'],
  ['GET', '/media/none.webp'],
  ['GET', '/assets/none.js'],
  ['POST', '/products'],
  ['POST', '/api/option'],
])('S-12 %s %s is answered without a word about the inside', async (method, path) => {
  const answer = await fetch(url + path, { method })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(await answer.text()).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.tsx?:|Error:/)
})
