/// <reference lib="dom" />
import { inSpanish, pagesToSee } from './pages-to-see.mjs'

/** @typedef {{ site: string, name: string, locale: 'en' | 'es', width: number, file: string }} Wish */
/** @typedef {import('playwright-core').Page} Page */

/**
 * What is seen only after something was done; on which page, from which width to which, and what to do.
 * @type {Record<string, { on: keyof typeof pagesToSee, from: number, to: number, act: (page: Page) => Promise<void> }>}
 */
export const states = {
  'menu-open': {
    on: 'home',
    from: 1024,
    to: Infinity,
    act: (page) => openMenu(page),
  },
  'drawer-open': {
    on: 'home',
    from: 0,
    to: 1023,
    act: (page) => page.locator('header details:has(> dialog) > summary').click(),
  },
  'viewer-open': {
    on: 'product',
    from: 0,
    to: Infinity,
    act: (page) => page.locator('main [data-lead-picture] a').first().click(),
  },
}

/** @param {Page} page */
async function openMenu(page) {
  await page.locator('header details[data-hover] > summary').first().hover()
  await page.locator('header details[data-hover][open]').waitFor()
}

/**
 * The whole page, all its pictures loaded.
 * @param {import('playwright-core').Browser} browser
 * @param {Wish} wish
 */
export async function takePage(browser, wish) {
  const page = await open(browser, wish, /** @type {keyof typeof pagesToSee} */ (wish.name))
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
  })
  await page.screenshot({ path: wish.file, fullPage: true, animations: 'disabled' })
  await page.context().close()
}

/**
 * The window after something was done.
 * @param {import('playwright-core').Browser} browser
 * @param {Wish} wish
 */
export async function takeState(browser, wish) {
  const state = states[wish.name]
  if (!state || wish.width < state.from || wish.width > state.to) return
  const page = await open(browser, wish, state.on)
  await state.act(page)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: wish.file, animations: 'disabled' })
  await page.context().close()
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Wish} wish
 * @param {keyof typeof pagesToSee} name
 */
async function open(browser, { site, locale, width }, name) {
  const height = width < 600 ? 780 : 900
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const path = pagesToSee[name]
  await page.goto(site + (locale === 'en' ? path : await inSpanish(site, path)), { waitUntil: 'networkidle' })
  return page
}
