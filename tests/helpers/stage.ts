import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startBrowser } from './browser.ts'

export interface Stage {
  browser: Browser
  context: BrowserContext
  page: Page
}

/** One browser for the file; for each test a visitor of its own, with a page as wide as a laptop. */
export function stage(options: BrowserContextOptions = {}): Stage {
  const held = {} as Stage
  beforeAll(async () => {
    held.browser = await startBrowser()
  })
  afterAll(() => held.browser.close())
  beforeEach(async () => {
    held.context = await held.browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
    held.page = await held.context.newPage()
  })
  afterEach(() => held.context.close())
  return held
}
