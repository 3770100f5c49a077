import type { Page } from 'playwright-core'
import { inSpanish, pagesToSee } from '../../scripts/screenshots/pages-to-see.mjs'

export interface SeenPage {
  name: string
  locale: 'en' | 'es'
}

/** Every kind of page in both languages, for `test.each`. */
export const everyPage: SeenPage[] = Object.keys(pagesToSee).flatMap((name) => [
  { name, locale: 'en' },
  { name, locale: 'es' },
])

export async function addressOf(url: string, { name, locale }: SeenPage): Promise<string> {
  const path = pagesToSee[name as keyof typeof pagesToSee]
  return url + (locale === 'en' ? path : await inSpanish(url, path))
}

/** Until the browser has taken the page over: script has run, fonts and the pictures in view have come. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
