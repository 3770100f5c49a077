import type { Page } from 'playwright-core'

/** Logs into the desk through the public port, as staff do. */
export async function signIn(page: Page, url: string, account: { email: string; password: string }): Promise<void> {
  await page.goto(`${url}/admin/login`)
  await page.locator('input[name="email"]').fill(account.email)
  await page.locator('input[name="password"]').fill(account.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${url}/admin`)
}
