import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { changePayload, changeSent } from '../helpers/changed-pages.ts'
import { settle } from '../helpers/pages.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { stage } from '../helpers/stage.ts'
import { followNewLink } from '../helpers/visit.ts'

const { url } = runningProgram()
const soon = { timeout: 5_000, interval: 50 }
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/120.0.0.0'

const on = stage({ userAgent: googlebot })
let page: Page
let complaints: string[]

beforeEach(async () => {
  page = on.page
  complaints = []
  page.on('pageerror', (error) => complaints.push(error.message))
})

const heading = () => page.locator('h1').textContent()

test('S-13 a crawler gets the status of an error and no page', async () => {
  for (const path of ['/nowhere/at-all', '/product/999999', '/es/no-hay-nada']) {
    const answer = await fetch(url + path, { headers: { 'user-agent': googlebot } })
    expect([answer.status, await answer.text()]).toEqual([404, ''])
    expect(await (await fetch(url + path)).text()).toContain('404')
  }
})

test.each(['/product/999999', '/nowhere/at-all'])(
  'S-13 a crawler’s browser stays on its page when %s is an error',
  async (path) => {
    await page.goto(`${url}/products`)
    await settle(page)
    const [answer] = await Promise.all([page.waitForResponse(`${url}/_payload${path}`), followNewLink(page, path)])
    expect(await answer.json()).toMatchObject({ status: 404 })
    await expect.poll(() => complaints, soon).toEqual([`404 ${path}`])
    expect(page.url()).toBe(`${url}/products`)
    expect(await heading()).toBe('All products')
  },
)

test('S-13 a crawler goes on seeing what the server sent when it cannot be drawn', async () => {
  await changeSent(page, `${url}/es/products`, 'payload', { data: null })
  const answer = await page.goto(`${url}/es/products`)
  const sent = /<main .*<\/main>/s.exec((await answer?.text()) ?? '')?.[0]
  await expect.poll(() => complaints, soon).toEqual(['The page could not be drawn'])
  expect(await page.title()).toContain('Todos los productos')
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain('/es/products')
  const same = (html = '') => page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').body.textContent, html)
  expect(await same(await page.locator('main').evaluate((main) => main.outerHTML))).toBe(await same(sent))
})

test('S-13 a crawler sees what the server sent, too, when the page it goes to cannot be drawn', async () => {
  await changePayload(page, '/product/', { data: null })
  await page.goto(`${url}/products`)
  await settle(page)
  const sent = await page.title()
  await page.locator('main a[href*="/product/"]:visible').first().click()
  await expect.poll(() => complaints, soon).toEqual(['The page could not be drawn'])
  expect([await page.title(), await heading()]).toEqual([sent, 'All products'])
})
