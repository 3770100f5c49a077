import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { constants } from '../../apps/site/behaviour/constants.ts'
import { startBrowser } from '../helpers/browser.ts'
import { buildMessages, offerMessages, useMessagesModule } from '../helpers/messages-module.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { url } = runningProgram()
const { closeDelay, layer } = constants.overlay
const opener = 'Copy sales@lindero.example'

let browser: Browser
let built: Awaited<ReturnType<typeof buildMessages>>
let page: Page

beforeAll(async () => {
  // With a scrollbar that takes room, as on most desks.
  ;[browser, built] = await Promise.all([startBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] }), buildMessages()])
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())

/** The contact page, somewhat down, its clock standing still and the focus on a button. */
async function open(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await offerMessages(page, built)
  await page.clock.install({ time: '2026-11-16T10:00:00Z' })
  await page.goto(`${url}/contact`)
  await page.waitForLoadState('networkidle')
  await useMessagesModule(page)
  await page.clock.pauseAt('2026-11-16T11:00:00Z')
  await page.getByRole('button', { name: opener }).focus()
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))
}

/** Opens one and keeps it by its name. */
const cover = (name: string) =>
  page.evaluate((label) => {
    const { close } = window.messages.showOverlay(label)
    document.addEventListener(`close ${label}`, () => void close().then(() => document.body.classList.add(`${label}-gone`)))
  }, name)
const close = (name: string) => page.evaluate((label) => void document.dispatchEvent(new Event(`close ${label}`)), name)
const overlay = (name: string) => page.getByRole('dialog', { name, exact: true })
const layerOf = (name: string) => overlay(name).evaluate((element) => Number(getComputedStyle(element).zIndex))
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
const gone = (name: string) => page.evaluate((label) => document.body.classList.contains(`${label}-gone`), name)
const onPage = () => page.evaluate(() => document.activeElement?.closest('#app') !== null)
const scrollY = () => page.evaluate(() => window.scrollY)

test('F-4 the overlay covers the whole window, dark and translucent, from layer 2000, and says what it does', async () => {
  await open()
  await cover('Loading')
  expect(await overlay('Loading').boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
  expect(await overlay('Loading').textContent()).toBe('Loading')
  expect(await layerOf('Loading')).toBe(layer)
  const ground = await overlay('Loading').evaluate((element) => getComputedStyle(element).backgroundColor)
  const [red, , , opacity] = ground.match(/[\d.]+/g)?.map(Number) ?? []
  expect(red).toBeLessThan(60)
  expect(opacity).toBeGreaterThan(0.5)
  expect(opacity).toBeLessThan(1)
})

test('F-4 it goes 400 ms after the answer, however often it is told to', async () => {
  await open()
  await cover('Loading')
  await page.clock.runFor(60_000)
  await close('Loading')
  await page.clock.runFor(closeDelay / 2)
  await close('Loading')
  await page.clock.runFor(closeDelay / 2 - 1)
  expect(await overlay('Loading').count()).toBe(1)
  expect(await gone('Loading')).toBe(false)
  await page.clock.runFor(1)
  expect(await overlay('Loading').count()).toBe(0)
  expect(await gone('Loading')).toBe(true)
})

test('F-4 E-10 keys reach nothing behind it, Escape does nothing, and the focus goes back', async () => {
  await open()
  await cover('Loading')
  expect(await focused()).toBe('Loading')
  await page.keyboard.press('Escape')
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press(presses < 3 ? 'Tab' : 'Shift+Tab')
    expect(await onPage()).toBe(false)
  }
  expect(await overlay('Loading').count()).toBe(1)
  await close('Loading')
  await page.clock.runFor(closeDelay)
  expect(await focused()).toBe(opener)
})

test('F-4 the page behind neither scrolls nor jumps', async () => {
  await open()
  const place = () => page.getByRole('heading', { level: 1, includeHidden: true }).boundingBox()
  const before = await place()
  const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
  expect(room).toBeGreaterThan(0)
  await cover('Loading')
  expect(await place()).toEqual(before)
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('End')
  // Scrolling is done in the frames that follow.
  await page.screenshot()
  expect(await scrollY()).toBe(150)
  await close('Loading')
  await page.clock.runFor(closeDelay)
  expect(await place()).toEqual(before)
  await page.mouse.wheel(0, 100)
  await expect.poll(scrollY).toBe(250)
})

test('F-4 F-5 a toast that comes while it stands lies above it and can be closed', async () => {
  await open()
  await page.evaluate(() => window.messages.showToast('info', 'Before'))
  await cover('Loading')
  const toast = page.locator('li[data-type]')
  const seen = () =>
    toast.first().evaluate((item) => {
      const { x, y } = item.getBoundingClientRect()
      return item.contains(document.elementFromPoint(x + 4, y + 4))
    })
  expect(await seen()).toBe(false)
  await page.evaluate(() => window.messages.showToast('success', 'Sent'))
  await expect.poll(seen).toBe(true)
  await page.getByRole('button', { name: 'Close: Sent' }).click()
  await expect.poll(() => toast.count()).toBe(1)
})

test('F-4 of two at once the later lies above, and the page is free when both are gone, in any order', async () => {
  await open()
  await cover('First')
  await cover('Second')
  expect(await layerOf('Second')).toBeGreaterThan(await layerOf('First'))
  expect(await focused()).toBe('Second')
  await close('First')
  await page.clock.runFor(closeDelay / 2)
  await close('First')
  await page.clock.runFor(closeDelay)
  expect(await focused()).toBe('Second')
  await page.getByRole('button', { name: opener, includeHidden: true }).evaluate((button) => button.focus())
  expect(await onPage()).toBe(false)
  await cover('Third')
  await close('Third')
  await page.clock.runFor(closeDelay)
  expect(await focused()).toBe('Second')
  await close('Second')
  await page.clock.runFor(closeDelay)
  expect(await focused()).toBe(opener)
})
