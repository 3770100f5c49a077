import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { url } = runningProgram()

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await startBrowser()
  page = await (await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })).newPage()
})
afterAll(() => browser.close())

const heading = () => page.locator('h1').textContent()

test('S-20 without JavaScript a buyer goes from home to a product and changes its colour', async () => {
  await page.goto(`${url}/`)
  await page
    .locator('main')
    .getByRole('link', { name: /Tote Bags/ })
    .first()
    .click()
  expect(await heading()).toBe('Tote Bags')
  await page.getByRole('link', { name: 'View More' }).first().click()
  await page.waitForURL(`${url}/products/tote-bags`)
  await page.getByRole('link', { name: 'Alba Structured Tote' }).first().click()
  await page.waitForURL(`${url}/product/1001`)
  expect(await heading()).toBe('Alba Structured Tote')
  await page.goto(`${url}/product/1001?colour=black`)
  expect(await page.locator('main img').first().getAttribute('alt')).toContain('in black')
})

test('S-20 L-5 without JavaScript the language switch leads to the same page', async () => {
  await page.goto(`${url}/category/tote-bags`)
  await page.locator('a[hreflang="es"]:visible').first().click()
  await page.waitForURL(`${url}/es/category/bolsos-tote`)
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^es/)
  expect(await heading()).toBe('Bolsos tote')
})

test('S-20 without JavaScript the menu opens and its links work', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${url}/es`)
  await page.locator('header summary').first().click()
  await page
    .locator('header')
    .getByRole('link', { name: /Contacto/ })
    .first()
    .click()
  await page.waitForURL(`${url}/es/contact`)
})
