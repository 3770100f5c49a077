import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { settle } from '../helpers/pages.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { stage } from '../helpers/stage.ts'
import { type HeldNetwork, holdPayloads, savesData } from '../helpers/visit.ts'

const { url } = runningProgram()
const soon = { timeout: 5_000, interval: 50 }
const on = stage()
let page: Page
let network: HeldNetwork

beforeEach(async () => {
  page = on.page
  network = await holdPayloads(page)
})

const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
const frames = () => page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))))
const twice = (paths: string[]) => paths.filter((path, index) => paths.indexOf(path) !== index)

test('S-18 of the links on the screen four are fetched ahead at a time, each once; the next when one has come', async () => {
  await page.goto(`${url}/products`)
  await expect.poll(() => network.pending().length, soon).toBe(4)
  await idle()
  await frames()
  const onScreen = await page.locator('a').evaluateAll((links) => {
    const isSeen = ({ top, bottom, width }: DOMRect) => bottom > 0 && top < innerHeight && width > 0
    const paths = links
      .filter((link) => isSeen(link.getBoundingClientRect()))
      .map((link) => (link as HTMLAnchorElement).pathname)
    return new Set(paths).size
  })
  expect(onScreen).toBeGreaterThan(5)
  expect(network.asked()).toHaveLength(4)
  const [first = ''] = network.pending()
  await network.release(first)
  await expect.poll(() => network.asked().length, soon).toBe(5)
  expect(network.pending()).toHaveLength(4)
  await network.open()
  await settle(page)
  expect(network.asked().length).toBeGreaterThan(5)
  expect(twice(network.asked())).toEqual([])
})

test('S-18 what the pointer or the finger is on goes first', async () => {
  await page.goto(`${url}/products`)
  await expect.poll(() => network.pending().length, soon).toBe(4)
  const card = page.locator('main').getByRole('link', { name: 'Luna Slouchy Hobo' }).first()
  await card.hover()
  expect(network.asked()).not.toContain('/product/1011')
  await network.release(network.pending()[0])
  await expect.poll(() => network.asked()[4], soon).toBe('/product/1011')
})

test('S-18 a page that was fetched ahead is there at once, without another question', async () => {
  await network.open()
  await page.goto(`${url}/products`)
  const card = page.locator('main').getByRole('link', { name: 'Luna Slouchy Hobo' }).first()
  await card.hover()
  await expect.poll(() => network.asked(), soon).toContain('/product/1011')
  await settle(page)
  await page.route('**/_payload/product/1011', (route) => route.abort())
  await card.click()
  await expect.poll(() => page.locator('h1').textContent(), soon).toBe('Luna Slouchy Hobo')
  expect(network.asked().filter((path) => path === '/product/1011')).toHaveLength(1)
})

test.each([
  ['to save data', savesData],
  [
    'patience on 2G',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: 'slow-2g' } }),
  ],
])('S-18 who asks for %s is sent nothing ahead, and links work', async (_, script) => {
  await page.addInitScript(script)
  await network.open()
  await page.goto(`${url}/products`)
  await settle(page)
  await idle()
  await frames()
  const card = page.locator('main').getByRole('link', { name: 'Luna Slouchy Hobo' }).first()
  await card.hover()
  await frames()
  expect(network.asked()).toEqual([])
  await card.click()
  await expect.poll(() => page.locator('h1').textContent(), soon).toBe('Luna Slouchy Hobo')
  expect(network.asked()).toContain('/product/1011')
})
