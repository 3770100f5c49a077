import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { settle } from '../helpers/pages.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { url } = runningProgram()
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

test('E-10 who wants no motion gets none', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${url}/products`)
  await settle(page)
  await page.evaluate(() => {
    const original = document.startViewTransition?.bind(document)
    document.startViewTransition = (...given) => {
      document.documentElement.dataset.moved = 'yes'
      return original(...given)
    }
  })
  await page.locator('main li a').first().hover()
  expect(
    await page.evaluate(() => document.getAnimations().map((animation) => animation.effect?.getTiming().duration)),
  ).toEqual([])
  await page.getByRole('link', { name: 'Luna Slouchy Hobo' }).first().click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Luna Slouchy Hobo')
  expect(await page.locator('html').getAttribute('data-moved')).toBeNull()
  await context.close()
})

test('E-10 with the colours of the system every button has an edge and every focus shows', async () => {
  const context = await browser.newContext({ forcedColors: 'active', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  for (const path of ['/', '/product/1001', '/contact']) {
    await page.goto(url + path)
    await settle(page)
    const borderless = await page.evaluate(() =>
      [...document.querySelectorAll('main .btn, main input:not([type=checkbox]), main textarea, main select')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          // Of a field for files only its button is a shape of its own.
          const part = element.matches('[type=file]') ? '::file-selector-button' : null
          const { borderTopStyle, outlineStyle } = getComputedStyle(element, part)
          return borderTopStyle === 'none' && outlineStyle === 'none'
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(borderless).toEqual([])
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return null
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return { what: element.outerHTML.slice(0, 80), shows: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 }
      })
      expect(focused).toMatchObject({ shows: true })
    }
  }
  await context.close()
})
