import type { Page } from 'playwright-core'

export const goodInquiry = {
  Name: 'Lena Marsh',
  Email: 'lena@marsh.example',
  'Phone number': '+44 20 7946 0123',
  Country: 'Reino Unido',
  Message: 'We look for 600 totes.\nIn March.',
}

const consent = 'I agree that Lindero stores what I send in order to answer me.'

/** Fills in the inquiry form as a buyer would. */
export async function fillInquiry(page: Page, wishes: Partial<typeof goodInquiry> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...goodInquiry, ...wishes })) await field(page, label).fill(text)
  await page.getByRole('checkbox', { name: consent }).check()
}

export function field(page: Page, label: string) {
  return page.locator('main').getByLabel(label, { exact: false }).and(page.locator('input, textarea')).first()
}

export const sendButton = (page: Page, name = 'Inquiry Now') =>
  page.locator('main form').getByRole('button', { name, exact: true })
export const overlay = (page: Page, name = 'Loading') => page.getByRole('dialog', { name, exact: true })
export const toasts = (page: Page) => page.locator('li[data-type]')

/** What is said of a field that is wrong, by the field itself. */
export async function problemOf(page: Page, id: string): Promise<string | null> {
  const described = await page.locator(`#${id}`).getAttribute('aria-describedby')
  return described?.includes(`${id}-problem`) ? page.locator(`#${id}-problem`).textContent() : null
}

export const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')
