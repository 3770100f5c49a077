import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { leaveOutScript } from '../helpers/changed-pages.ts'
import { settle } from '../helpers/pages.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { stage } from '../helpers/stage.ts'

const { url } = runningProgram()
const soon = { timeout: 5_000, interval: 50 }
const languages = [
  { home: '/', option: '/api/option' },
  { home: '/es', option: '/api/es/option' },
]

const on = stage({ locale: 'en-GB' })
let page: Page
let documents: string[]
let asked: string[]

beforeEach(async () => {
  page = on.page
  documents = []
  asked = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) documents.push(pathname)
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
})

/** From one page to others, by links that stand on every page. */
async function walk(prefix: string, paths = ['/about-us', '/contact', '/products', '/honor']): Promise<void> {
  for (const path of paths) {
    const link = page.locator(`a[href="${prefix}${path}"]`).first()
    await link.evaluate((element) => (element as HTMLElement).click())
    await expect.poll(() => page.url(), soon).toBe(url + prefix + path)
    await expect.poll(() => page.locator('footer').count(), soon).toBe(1)
  }
}

test.each(languages)('C-2 five pages from $home on, and nobody asks for $option: the document brings it', async ({ home }) => {
  await page.goto(url + home)
  await settle(page)
  await walk(home === '/' ? '' : home)
  expect(asked).toEqual([])
  expect(documents).toEqual([home])
})

test.each(languages)(
  'C-2 where the document at $home lacks it, $option is asked once for five pages',
  async ({ home, option }) => {
    await leaveOutScript(page, url + home, 'option')
    await page.goto(url + home)
    await settle(page)
    await walk(home === '/' ? '' : home)
    expect(asked).toEqual([option])
    expect(documents).toEqual([home])
  },
)

test('C-2 S-20 where it cannot be had at all, the page stays as it was sent and its links work', async () => {
  await leaveOutScript(page, `${url}/`, 'option')
  await page.route('**/api/option', (route) => route.abort())
  await page.goto(url)
  await settle(page)
  expect(await page.locator('h1').count()).toBe(1)
  await walk('', ['/about-us'])
  // The next document brings it again, and script goes on from there.
  await settle(page)
  await walk('', ['/contact'])
  expect(documents).toEqual(['/', '/about-us'])
})
