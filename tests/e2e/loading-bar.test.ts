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

/** On the listing, with the clock standing still and no page coming before it is released. */
beforeEach(async () => {
  page = on.page
  await page.addInitScript(savesData)
  await page.clock.install()
})

async function standAt(path: string): Promise<void> {
  await page.goto(url + path)
  await settle(page)
  network = await holdPayloads(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

const bar = () => page.locator('.loading-bar')
const progress = async () => Number(await bar().getAttribute('aria-valuenow'))
const opacity = () => bar().evaluate((element) => (element as HTMLElement).style.opacity)
const follow = (path: string) => page.locator(`header a[href="${path}"]:visible`).first().click()
const heading = () => page.locator('h1').textContent()

test.each([
  ['/products', '/customized', 'Loading Customized'],
  ['/es/products', '/es/customized', 'Cargando A medida'],
])(
  'S-17 on %s the bar comes after 200 ms, names %s, nears its end and goes 500 + 400 ms after the page',
  async (at, to, name) => {
    await standAt(at)
    await follow(to)
    await expect.poll(() => network.pending(), soon).toEqual([to])
    await page.clock.runFor(199)
    expect(await bar().count()).toBe(0)
    await page.clock.runFor(1)
    expect(await page.getByRole('progressbar').getAttribute('aria-label')).toBe(name)
    expect(await bar().evaluate((element) => [getComputedStyle(element).height, element.getBoundingClientRect().top])).toEqual([
      '3px',
      0,
    ])
    await page.clock.runFor(500)
    const early = await progress()
    await page.clock.runFor(1500)
    expect(await progress()).toBeGreaterThan(early)
    await page.clock.runFor(6000)
    expect(await progress()).toBeLessThan(100)
    const before = await heading()
    await network.release()
    await expect.poll(heading, soon).not.toBe(before)
    expect(await progress()).toBe(100)
    await page.clock.runFor(499)
    expect(await opacity()).toBe('1')
    await page.clock.runFor(1)
    expect(await opacity()).toBe('0')
    await page.clock.runFor(399)
    expect(await bar().count()).toBe(1)
    await page.clock.runFor(1)
    expect(await bar().count()).toBe(0)
  },
)

test('S-17 a page that comes within 200 ms never shows the bar', async () => {
  await standAt('/products')
  await page.evaluate(() => {
    const seen = window as unknown as { bars: number }
    seen.bars = 0
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && node.matches('.loading-bar')) seen.bars++
    }).observe(document.body, { childList: true, subtree: true })
  })
  await follow('/customized')
  await expect.poll(() => network.pending(), soon).toEqual(['/customized'])
  await page.clock.runFor(199)
  const before = await heading()
  await network.release()
  await expect.poll(heading, soon).not.toBe(before)
  await page.clock.runFor(5000)
  expect(await page.evaluate(() => (window as unknown as { bars: number }).bars)).toBe(0)
})

test('S-17 a navigation given up for the page one is on leaves no bar; one given up for another goes on under its name', async () => {
  await standAt('/products')
  await follow('/customized')
  await page.clock.runFor(1000)
  const before = await progress()
  await follow('/contact')
  await expect.poll(() => network.asked(), soon).toEqual(['/customized', '/contact'])
  expect(await bar().getAttribute('aria-label')).toBe('Loading Contact')
  expect(await progress()).toBeGreaterThanOrEqual(before)
  await page.evaluate(() => {
    location.hash = '#main'
  })
  await expect.poll(() => bar().count(), soon).toBe(0)
  await network.release()
  await page.clock.runFor(5000)
  expect(await bar().count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/products')
})
