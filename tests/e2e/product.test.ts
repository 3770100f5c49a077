import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { url } = runningProgram()
const soon = { timeout: 5_000, interval: 50 }
const desk = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' }
const phone = { viewport: { width: 360, height: 740 }, locale: 'es-ES', hasTouch: true, isMobile: true }

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())
afterEach(() => context.close())

async function open(path: string, options: BrowserContextOptions = desk): Promise<void> {
  context = await browser.newContext(options)
  page = await context.newPage()
  await page.goto(url + path)
  await page.waitForLoadState('networkidle')
}

const pictures = () => page.locator('[data-lead-picture] a')
const messages = () => page.getByRole('region', { name: 'Messages' })
const viewer = () => page.locator('dialog:modal')
const said = () => viewer().locator('[aria-live]').textContent()
const altOfFirst = () => page.locator('[data-lead-picture] img').first().getAttribute('alt')
const focused = (attribute: string) => page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, attribute)
const insideViewer = () => page.evaluate(() => document.activeElement?.closest('dialog:modal') !== null)

/** How large the picture looked at is drawn, against how large it fits. */
async function nearness(): Promise<number> {
  return viewer()
    .locator('[aria-hidden="false"] > div')
    .evaluate((box) => (box instanceof HTMLElement ? box.getBoundingClientRect().width / box.offsetWidth : 0))
}

test('E-2 E-10 the gallery by keyboard: Enter opens, arrows turn, plus zooms, Escape returns to the picture', async () => {
  await open('/product/1001')
  const from = pictures().nth(1)
  const href = await from.getAttribute('href')
  await from.focus()
  await page.keyboard.press('Enter')
  await expect.poll(said, soon).toMatch(/^2 of 3 /)
  expect(await insideViewer()).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(said, soon).toMatch(/^3 of 3 .*close-up/)
  await page.keyboard.press('ArrowRight')
  expect(await said()).toMatch(/^3 of 3 /)
  await page.keyboard.press('Home')
  await expect.poll(said, soon).toMatch(/^1 of 3 /)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(nearness, soon).toBeCloseTo(2.25)
  await page.keyboard.press('0')
  await expect.poll(nearness, soon).toBeCloseTo(1)
  for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main ul, header, footer') ?? null)).toBeNull()
  await page.keyboard.press('Escape')
  await expect.poll(() => viewer().count(), soon).toBe(0)
  expect(await focused('href')).toBe(href)
})

test('E-2 the way back closes the viewer and stays on the page', async () => {
  await open('/product/1001')
  await page.locator('main a[href*="colour=black"]').first().click()
  await pictures().first().click()
  await expect.poll(said, soon).toContain('in black')
  await page.goBack()
  await expect.poll(() => viewer().count(), soon).toBe(0)
  expect(page.url()).toBe(`${url}/product/1001?colour=black`)
  expect(await focused('href')).toBe(await pictures().first().getAttribute('href'))
})

test('E-2 the mouse zooms where it clicks, drags, and turns the wheel', async () => {
  await open('/product/1001')
  await pictures().first().click()
  await expect.poll(said, soon).toMatch(/^1 of 3 /)
  await page.mouse.click(700, 300)
  await expect.poll(nearness, soon).toBeCloseTo(2.5)
  const box = viewer().locator('[aria-hidden="false"] > div')
  const left = async () => (await box.boundingBox())?.x ?? 0
  const before = await left()
  await page.mouse.move(700, 300)
  await page.mouse.down()
  await page.mouse.move(600, 300, { steps: 4 })
  await page.mouse.up()
  await expect.poll(left, soon).toBeCloseTo(before - 100)
  await page.mouse.wheel(0, 2_000)
  await expect.poll(nearness, soon).toBeCloseTo(1)
})

test('E-2 fingers swipe to the next picture and pinch to zoom, and the page itself stays as it is', async () => {
  await open('/es/product/1001', phone)
  await pictures().first().tap()
  await expect.poll(said, soon).toMatch(/^1 de 3 /)
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  await touch('touchStart', [300, 300])
  await touch('touchMove', [200, 305])
  await touch('touchMove', [90, 310])
  await touch('touchEnd')
  await expect.poll(said, soon).toMatch(/^2 de 3 /)
  await touch('touchStart', [150, 300], [210, 300])
  await touch('touchMove', [120, 300], [240, 300])
  await touch('touchEnd')
  await expect.poll(nearness, soon).toBeCloseTo(2)
  expect(await said()).toMatch(/^2 de 3 /)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  await viewer().getByRole('button', { name: 'Cerrar' }).tap()
  await expect.poll(() => viewer().count(), soon).toBe(0)
})

test('E-2 E-10 a swatch by keyboard changes pictures and address; reload and the way back keep the colour', async () => {
  await open('/product/1001')
  const swatch = page.locator('main a[href*="colour=black"]').first()
  await swatch.focus()
  await page.keyboard.press('Enter')
  await expect.poll(altOfFirst, soon).toContain('in black')
  expect(new URL(page.url()).search).toBe('?colour=black')
  expect(await focused('aria-current')).toBe('true')
  expect(await page.locator('main [aria-live]', { hasText: 'Black' }).count()).toBe(1)
  expect(await page.locator('main a.btn').first().getAttribute('href')).toContain('colour=black')
  await page.reload()
  expect(await altOfFirst()).toContain('in black')
  await page.waitForLoadState('networkidle')
  await page.locator('main li h3 a').first().click()
  await expect.poll(() => new URL(page.url()).pathname, soon).not.toBe('/product/1001')
  await page.goBack()
  await expect.poll(altOfFirst, soon).toContain('in black')
})

test('E-10 on a phone the inquiry bar steps aside for the main button and for the footer', async () => {
  await open('/es/product/1001', phone)
  const bar = page.locator('main > div:last-of-type:has(.btn)')
  await expect.poll(() => bar.isVisible(), soon).toBe(true)
  await page.locator('main article a.btn').scrollIntoViewIfNeeded()
  await expect.poll(() => bar.isVisible(), soon).toBe(false)
  await page.locator('#specification').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => bar.isVisible(), soon).toBe(true)
  await page.locator('#app > footer').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => bar.isVisible(), soon).toBe(false)
})

test('E-10 what takes the focus on a phone is not hidden by the inquiry bar', async () => {
  await open('/es/product/1001', phone)
  const question = page.locator('main summary').first()
  // On the screen already, but where the bar is.
  await question.evaluate((summary) => {
    scrollTo({ top: scrollY + summary.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' })
  })
  await question.focus()
  const uncovered = () =>
    page.evaluate(() => {
      const target = document.activeElement
      const { left, bottom, width } = target?.getBoundingClientRect() ?? new DOMRect()
      return target?.contains(document.elementFromPoint(left + width / 2, bottom - 2)) ?? false
    })
  await expect.poll(uncovered, soon).toBe(true)
})

test('E-2 the link is copied and said where the device has no sheet to share with', async () => {
  await open('/product/1001', { ...desk, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share link' }).click()
  await messages().getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url}/product/1001`)
  await page.getByRole('button', { name: 'Copy style number' }).click()
  await messages().getByText('Style number copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('LD-1001')
})

test('S-20 without JavaScript pictures are links to themselves and nothing is offered that needs it', async () => {
  context = await browser.newContext({ ...desk, javaScriptEnabled: false })
  page = await context.newPage()
  await page.goto(`${url}/product/1001`)
  expect(await page.getByRole('button', { name: 'Share link' }).isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Copy style number' }).isVisible()).toBe(false)
  const href = await pictures().first().getAttribute('href')
  await pictures().first().click()
  await page.waitForURL(`${url}${href}`)
})

test('E-2 on paper a product is one sheet: name, facts and specification without header, footer and buttons', async () => {
  await open('/es/product/1001')
  await page.emulateMedia({ media: 'print' })
  for (const gone of ['#app > header', '#app > footer', 'main a.btn', '#related', '#questions', 'main button']) {
    expect(await page.locator(gone).first().isVisible(), gone).toBe(false)
  }
  for (const kept of ['h1', 'main dl', 'main table', 'main img']) {
    expect(await page.locator(kept).first().isVisible(), kept).toBe(true)
  }
  expect(await page.getByText(/\/es\/product\/1001$/).isVisible()).toBe(true)
  for (const format of ['A4', 'Letter']) {
    const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)
    expect(sheets, format).toHaveLength(1)
  }
})

test('E-2 the pictures of a company page open in the same viewer', async () => {
  await open('/factory-tour')
  const links = page.locator('main figure a[data-full-load]')
  const count = await links.count()
  expect(count).toBeGreaterThan(1)
  await links.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect.poll(said, soon).toMatch(new RegExp(`^2 of ${count} `))
  await page.keyboard.press('End')
  await expect.poll(said, soon).toMatch(new RegExp(`^${count} of ${count} `))
  await page.keyboard.press('Escape')
  await expect.poll(() => viewer().count(), soon).toBe(0)
  expect(await focused('href')).toBe(await links.nth(1).getAttribute('href'))
})
