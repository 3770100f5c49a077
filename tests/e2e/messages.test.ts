import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { constants } from '../../apps/site/behaviour/constants.ts'
import { startBrowser } from '../helpers/browser.ts'
import { buildMessages, offerMessages, useMessagesModule } from '../helpers/messages-module.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { url } = runningProgram()
const { duration, offset, announceDelay } = constants.toast
const types = ['primary', 'success', 'info', 'warning', 'error'] as const
const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
const permissions = ['clipboard-read', 'clipboard-write']

let browser: Browser
let built: Awaited<ReturnType<typeof buildMessages>>
let page: Page
let complaints: string[]

beforeAll(async () => {
  ;[browser, built] = await Promise.all([startBrowser(), buildMessages()])
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())

/** A page whose clock stands still until it is told to go on. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({ viewport: wide, permissions, ...options })
  page = await context.newPage()
  complaints = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await offerMessages(page, built)
  await page.clock.install({ time: '2026-11-16T10:00:00Z' })
  await page.goto(url + path)
  await page.waitForLoadState('networkidle')
  await useMessagesModule(page)
  await page.clock.pauseAt('2026-11-16T11:00:00Z')
}

const show = (type: (typeof types)[number], text: string, times = 1) =>
  page.evaluate(
    async ([type, text, times]) => {
      for (let time = 0; time < times; time++) await window.messages.showToast(type, text)
    },
    [type, text, times] as const,
  )
const toasts = () => page.locator('section[aria-label] > ol > li[data-type]')
const toast = (text: string) => toasts().filter({ hasText: text })
const count = () => page.evaluate(() => document.querySelectorAll('li[data-type]').length)
const live = (urgency: 'polite' | 'assertive') => page.locator(`body > :not(#app) > [aria-live="${urgency}"]`)
/** Where each comes to stand. */
const boxes = () =>
  toasts().evaluateAll(async (items) => {
    await Promise.all(items.flatMap((item) => item.getAnimations()).map(({ finished }) => finished))
    return items.map((item) => {
      const { top, bottom, left, right } = item.getBoundingClientRect()
      return { top, bottom, left, right }
    })
  })
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** Just before its time all still stand, and then they are gone. */
async function expectToGoIn(time: number, before = 1): Promise<void> {
  await page.clock.runFor(time - 1)
  expect(await count()).toBe(before)
  await page.clock.runFor(1)
  await expect.poll(count).toBe(0)
}

test.each([
  ['on a desk', wide],
  ['on a phone', phone],
])('F-5 toasts stack %s, 16 px from the edge and from one another, each type with a mark of its own', async (_, viewport) => {
  await open('/contact', { viewport, reducedMotion: 'reduce' })
  for (const type of types) await show(type, `A message that is ${type}`)
  await expect.poll(count).toBe(types.length)
  const texts = await toasts().locator('p').allTextContents()
  expect(texts).toEqual(types.map((type) => `A message that is ${type}`))
  const placed = await boxes()
  for (const [index, box] of placed.entries()) {
    expect(box.bottom).toBeCloseTo((placed[index + 1]?.top ?? viewport.height) - offset)
    expect(box.left).toBeGreaterThanOrEqual(offset)
    expect(viewport.width - box.right).toBeGreaterThanOrEqual(offset)
  }
  const marks = await toasts()
    .locator('> svg path')
    .evaluateAll((paths) => paths.map((one) => one.getAttribute('d')))
  expect(new Set(marks).size).toBe(types.length)
  expect(complaints).toEqual([])
})

test('F-5 E-2 what a buyer copies is said for 3,000 ms', async () => {
  await open('/product/1001')
  await page.getByRole('button', { name: 'Copy style number' }).click()
  await toast('Style number copied').waitFor()
  await expectToGoIn(duration)
  expect(complaints).toEqual([])
})

test('F-5 E-2 what cannot be copied is said as an error, in the buyer’s language', async () => {
  await open('/es/product/1001')
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Compartir enlace' }).click()
  const message = toast('No se ha podido copiar. El enlace está en la barra de direcciones.')
  await message.waitFor()
  expect(await message.getAttribute('data-type')).toBe('error')
  await message.getByRole('button', { name: /^Cerrar: No se ha podido copiar/ }).click()
  await expect.poll(count).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Compartir enlace')
})

test('F-5 what draws toasts may fail to come, what they say may not: the browser says it', async () => {
  await open('/product/1001')
  await page.route('**/toast-root*.js', (route) => route.abort())
  const dialog = page.waitForEvent('dialog')
  await page.getByRole('button', { name: 'Copy style number' }).click()
  expect((await dialog).message()).toBe('Style number copied')
  await (await dialog).dismiss()
})

test('F-5 no toast goes while the pointer is on one', async () => {
  await open('/contact')
  await show('info', 'Read me')
  await show('info', 'Me too')
  await toast('Read me').hover()
  await page.clock.runFor(60_000)
  expect(await count()).toBe(2)
  await page.mouse.move(10, 10)
  await expectToGoIn(duration, 2)
})

test('F-5 E-10 no toast goes while the keyboard is on one; Escape and Enter close it and the focus goes back', async () => {
  await open('/contact')
  await page.getByRole('button', { name: 'Copy sales@lindero.example' }).focus()
  for (const text of ['One', 'Two', 'Three']) await show('warning', text)
  await toast('Three').waitFor()
  await toast('One').getByRole('button').focus()
  await page.clock.runFor(60_000)
  expect(await count()).toBe(3)
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Close: Two')
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe('Close: Three')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Close: One')
  await page.keyboard.press('Space')
  await expect.poll(focused).toBe('Copy sales@lindero.example')
  expect(await count()).toBe(0)
})

test('F-5 the focus that moves on lets toasts go in their time', async () => {
  await open('/contact')
  await show('info', 'Read me')
  await toast('Read me').getByRole('button').focus()
  await page.clock.runFor(60_000)
  await page.evaluate(() => document.querySelector('a')?.focus())
  await expectToGoIn(duration)
})

test('F-5 equal messages are one with a counter, to 99 and then 99+', async () => {
  await open('/contact')
  await show('success', 'Again')
  await toast('Again').waitFor()
  expect(await toast('Again').locator('b').count()).toBe(0)
  const badge = () => toast('Again').locator('b').textContent()
  await show('success', 'Again')
  await expect.poll(badge).toBe('2')
  await show('success', 'Again', 97)
  await expect.poll(badge).toBe('99')
  await show('success', 'Again')
  await expect.poll(badge).toBe('99+')
  expect(await count()).toBe(1)
  await expectToGoIn(duration)
})

test.each(types)('F-5 E-10 a toast that is %s is said to screen readers, and said again', async (type) => {
  await open('/contact')
  const region = live(type === 'warning' || type === 'error' ? 'assertive' : 'polite')
  await show(type, 'Hear me')
  await toast('Hear me').waitFor()
  // The place must be there before the words are.
  expect(await region.count()).toBe(1)
  await page.clock.runFor(announceDelay - 1)
  expect(await region.textContent()).toBe('')
  await page.clock.runFor(1)
  expect(await page.locator('[aria-live] p').allTextContents()).toEqual(['Hear me'])
  expect(await region.locator('p').count()).toBe(1)
  await show(type, 'Hear me')
  await page.clock.runFor(announceDelay)
  expect(await region.locator('p').count()).toBe(2)
  await page.clock.runFor(duration)
  expect(await region.textContent()).toBe('')
})

test('F-5 E-10 on a phone toasts stand above the inquiry bar', async () => {
  await open('/es/product/1001', { viewport: phone, reducedMotion: 'reduce' })
  await page.locator('#specification').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  const bar = page.locator('main > div:last-of-type:has(.btn)')
  await expect.poll(() => bar.isVisible()).toBe(true)
  await show('success', 'Enlace copiado')
  await toast('Enlace copiado').waitFor()
  const edge = async () => ((await bar.boundingBox())?.y ?? 0) - offset
  await expect.poll(async () => Math.abs(((await boxes())[0]?.bottom ?? 0) - (await edge()))).toBeLessThan(1)
})

test('F-5 E-10 a toast moves only for those who want motion, and is not printed', async () => {
  await open('/contact')
  await show('info', 'Quietly')
  const motion = () => toast('Quietly').evaluate((item) => Number.parseFloat(getComputedStyle(item).animationDuration))
  expect(await motion()).toBeGreaterThan(0.1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motion()).toBeLessThanOrEqual(0.001)
  await page.emulateMedia({ media: 'print' })
  expect(await toast('Quietly').isVisible()).toBe(false)
})
