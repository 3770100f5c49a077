import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { settle } from '../helpers/pages.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { url } = runningProgram()
const soon = { timeout: 5_000, interval: 50 }
const wide = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  browser = await startBrowser()
})
afterEach(() => context.close())
afterAll(() => browser.close())

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  context = await browser.newContext({ locale: 'en-GB', ...options })
  const page = await context.newPage()
  await page.goto(url + path)
  await settle(page)
  return page
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())
const menu = (page: Page) => page.locator('header details[data-hover]').first()
const isOpen = (page: Page) => menu(page).evaluate((details) => details.hasAttribute('open'))

/** As a visitor comes there: with the Tab key, from the logo on. */
async function tabToMenu(page: Page): Promise<void> {
  await page.locator('header a[href="/"]:visible').first().focus()
  await page.keyboard.press('Tab')
}

test('E-10 the category menu by keyboard: opens under the focus, arrows walk, Escape gives the focus back', async () => {
  const page = await open('/', { viewport: wide })
  await tabToMenu(page)
  expect(await focused(page)).toBe('Products')
  expect(await isOpen(page)).toBe(true)
  await page.keyboard.press('Enter')
  expect(await isOpen(page)).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toMatch(/^All products/)
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toMatch(/^Tote Bags/)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Leather Totes')
  await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(false)
  expect(await focused(page)).toBe('Products')
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('Customized')
})

test('E-10 the menu closes when the focus leaves it or Escape is pressed, and Space opens it again', async () => {
  const page = await open('/', { viewport: wide })
  await tabToMenu(page)
  await page.keyboard.press('Shift+Tab')
  expect(await isOpen(page)).toBe(false)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(false)
  await page.keyboard.press('Space')
  expect(await isOpen(page)).toBe(true)
  await page.keyboard.press('Space')
  expect(await isOpen(page)).toBe(false)
})

test('S-6 the menu opens under a resting mouse with a picture for every family, and closes behind it', async () => {
  const page = await open('/', { viewport: wide })
  await menu(page).locator('summary').hover()
  await expect.poll(() => isOpen(page), soon).toBe(true)
  const pictures = menu(page).locator('li img')
  expect(await pictures.count()).toBe(10)
  await expect.poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth > 0), soon).toBe(true)
  // The click that comes with the hover must not close it again.
  await menu(page).locator('summary').click()
  expect(await isOpen(page)).toBe(true)
  await page.mouse.click(700, 880)
  expect(await isOpen(page)).toBe(false)
  await menu(page).locator('summary').hover()
  await expect.poll(() => isOpen(page), soon).toBe(true)
  await page.mouse.move(700, 880)
  await expect.poll(() => isOpen(page), soon).toBe(false)
})

test('E-10 a tap opens the menu on a wide touch screen, and a second one closes it', async () => {
  const page = await open('/', { viewport: wide, hasTouch: true })
  await menu(page).locator('summary').tap()
  expect(await isOpen(page)).toBe(true)
  await menu(page).locator('summary').tap()
  expect(await isOpen(page)).toBe(false)
})

test('E-10 on a phone the drawer is a modal dialog: focus inside, page locked, Escape gives the focus back', async () => {
  const page = await open('/products', { viewport: phone, hasTouch: true })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await page.locator('header summary').first().click()
  await expect.poll(() => drawer.evaluate((dialog) => dialog.matches(':modal')), soon).toBe(true)
  expect((await drawer.boundingBox())?.height).toBe(phone.height)
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    // Between the last and the first place the browser's own bar has its turn.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/)
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull()
  }
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => drawer.isVisible(), soon).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu')
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('visible')
})

test('E-10 the drawer closes by its button, by a link that is followed, and when the window grows', async () => {
  const page = await open('/', { viewport: phone })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const button = page.locator('header summary').first()
  await button.click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => drawer.isVisible(), soon).toBe(false)
  await button.click()
  await drawer.getByRole('link', { name: /^Backpacks/ }).click()
  await expect.poll(() => page.locator('h1').textContent(), soon).toBe('Backpacks')
  expect(await drawer.isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await button.click()
  await page.setViewportSize(wide)
  await expect.poll(() => page.locator('dialog:modal').count(), soon).toBe(0)
  await page.locator('header nav a', { hasText: 'Customized' }).last().click()
  await page.waitForURL(`${url}/customized`)
})

test('E-4 S-7 a search by keyboard leads to its results, and the language switch keeps it', async () => {
  const page = await open('/', { viewport: wide })
  await page.getByRole('searchbox', { name: 'Search products' }).focus()
  await page.keyboard.type('ld-1011')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${url}/products?q=ld-1011`)
  expect(await page.locator('h1').textContent()).toBe('Results for “ld-1011”')
  expect(await page.locator('main h2').allTextContents()).toEqual(['Luna Slouchy Hobo'])
  await settle(page)
  await page.locator('header a[hreflang="es"]:visible').first().click()
  await page.waitForURL(`${url}/es/products?q=ld-1011`)
  expect(await page.locator('h1').textContent()).toBe('Resultados para «ld-1011»')
})

test('S-20 without JavaScript the drawer opens under the header and its search works', async () => {
  const page = await open('/es', { viewport: phone, javaScriptEnabled: false })
  await page.locator('header summary').first().click()
  const field = page.locator('header dialog').getByRole('searchbox', { name: 'Buscar productos' })
  await field.fill('mochila')
  await field.press('Enter')
  await page.waitForURL(`${url}/es/products?q=mochila`)
  expect(await page.locator('main h2').first().textContent()).toContain('Mochila')
  await page.locator('header summary').first().click()
  await page.locator('header summary').first().click()
  expect(await field.isVisible()).toBe(false)
})

test('S-20 without JavaScript the category menu and the search of a middle width open', async () => {
  const page = await open('/', { viewport: { width: 1024, height: 768 }, javaScriptEnabled: false })
  await page.locator('header search summary').click()
  await page.locator('header search input').fill('canvas')
  await page.locator('header search button').click()
  await page.waitForURL(`${url}/products?q=canvas`)
  await menu(page).locator('summary').click()
  await menu(page).getByRole('link', { name: 'Canvas Totes' }).click()
  await page.waitForURL(`${url}/category/tote-bags/canvas-totes`)
})

test('S-7 a card shows its second picture under the pointer, and a phone never fetches it', async () => {
  const asked: string[] = []
  const seconds = () => asked.filter((address) => address.includes('-front-'))
  const page = await open('/products', { viewport: wide })
  page.on('request', (request) => asked.push(request.url()))
  const card = page.locator('main li', { hasText: 'Luna Slouchy Hobo' }).first()
  await card.scrollIntoViewIfNeeded()
  const second = card.locator('img').last()
  expect(await second.isVisible()).toBe(false)
  await card.hover()
  await expect.poll(() => second.evaluate((image) => getComputedStyle(image).opacity), soon).toBe('1')
  await expect.poll(() => seconds().length, soon).toBeGreaterThan(0)
  await context.close()

  asked.length = 0
  const small = await open('/products', { viewport: phone, hasTouch: true, isMobile: true })
  small.on('request', (request) => asked.push(request.url()))
  await small.reload()
  await small.locator('main li', { hasText: 'Luna Slouchy Hobo' }).first().scrollIntoViewIfNeeded()
  await settle(small)
  expect(asked.some((address) => address.includes('-hero-'))).toBe(true)
  expect(seconds()).toEqual([])
})
