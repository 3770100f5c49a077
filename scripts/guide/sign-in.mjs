/** @typedef {{ site: string, locale: 'en' | 'es', email: string, password: string }} Account */

/**
 * The desk as somebody of the staff sees it, in their language.
 * @param {import('playwright-core').Browser} browser
 * @param {Account} account
 */
export async function openDesk(browser, { site, locale, email, password }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'payload-lng', value: locale, url: site }])
  const page = await context.newPage()
  await page.goto(`${site}/admin/login`)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL(`${site}/admin`)
  return page
}
