import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { addressOf, everyPage, settle } from '../helpers/pages.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { url } = runningProgram()
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const wide = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }
/** Zooming a window of 1280 to 200 % leaves half the room; 320 is the narrowest phone. */
const narrow = [
  { width: 640, height: 450 },
  { width: 320, height: 640 },
]

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await startBrowser()
  // The test's own script is not the page's: the policy that protects buyers must not keep it out.
  const context = await browser.newContext({ viewport: wide, bypassCSP: true, reducedMotion: 'reduce' })
  page = await context.newPage()
})
afterAll(() => browser.close())

test.each(everyPage)('E-10 $name in $locale: axe finds nothing, and 320 px or 200 % zoom cut nothing off', async (seen) => {
  await page.setViewportSize(wide)
  await page.goto(await addressOf(url, seen))
  await settle(page)
  expect(await page.locator('h1').count()).toBe(1)
  await page.addScriptTag({ path: axe })
  expect(await violations()).toEqual([])
  for (const room of narrow) {
    await page.setViewportSize(room)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(wordsCutOff)).toEqual([])
  }
  await page.setViewportSize(phone)
  expect(await violations()).toEqual([])
})

/** What axe finds wrong, in words that lead to the place. */
async function violations(): Promise<string[]> {
  const found = await page.evaluate(
    (tags): Promise<AxeResults> => (window as unknown as { axe: typeof import('axe-core') }).axe.run({ runOnly: tags }),
    rules,
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Words that reach beyond the window, unless they stand in a strip that scrolls by itself or are for screen readers alone. */
function wordsCutOff(): string[] {
  const inStrip = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true
    return false
  }
  return [...document.querySelectorAll('h1, h2, h3, p, a, button, dd, dt, td, th, li, label')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim())
    .filter((element) => {
      const { right, left } = element.getBoundingClientRect()
      return right > 0 && (right > innerWidth + 1 || left < -1) && !inStrip(element)
    })
    .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
}
