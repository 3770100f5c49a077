import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { url, administrator } = runningProgram()
const soon = { timeout: 15_000, interval: 100 }
const password = 'correct horse battery'

let browser: Browser
let owner: string
let id: number

/** Asks the desk's API in somebody's name. */
async function api(token: string, address: string, method = 'GET', body?: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', origin: url, ...(token && { authorization: `JWT ${token}` }) }
  const answer = await fetch(`${url}/api-cms${address}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  expect(answer.status, `${method} ${address}`).toBeLessThan(300)
  return (await answer.json()) as Record<string, unknown>
}

async function tokenOf(account: { email: string; password: string }): Promise<string> {
  return String((await api('', '/users/login', 'POST', account)).token)
}

/** A member of the staff at the desk, in a language of their own. */
async function atDesk(role: string, language: string): Promise<BrowserContext> {
  const account = { email: `${role}@words.example`, password }
  await api(owner, '/users', 'POST', { ...account, role })
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  await context.addCookies([
    { name: 'payload-token', value: await tokenOf(account), url },
    { name: 'payload-lng', value: language, url },
  ])
  return context
}

const writeEnglish = (data: object) => api(owner, `/pages/${id}?locale=en&draft=true`, 'PATCH', { ...data, _status: 'draft' })
const stored = (locale: string) => api(owner, `/pages/${id}?locale=${locale}&fallback-locale=null&draft=true&depth=0`)

const blockOf = async (locale: string) => {
  const { blocks } = await stored(locale)
  return (blocks as Record<string, unknown>[])[0] ?? {}
}

beforeAll(async () => {
  browser = await startBrowser()
  owner = await tokenOf(administrator)
  const blocks = [{ blockType: 'hero', title: 'Made to be mended', text: 'Every seam can be opened again.' }]
  const { doc } = await api(owner, '/pages?locale=en&draft=true', 'POST', { title: 'Mending', blocks, _status: 'draft' })
  id = Number((doc as { id: number }).id)
})
afterAll(async () => {
  await api(owner, `/pages/${id}`, 'DELETE')
  await browser.close()
})

/** What stands beside a field. */
const original = (page: Page, field: string) =>
  page.locator(`.field-type__wrap:has([name="${field}"])`).last().locator('.words-original')

test('G-3 G-7 a translator takes the first of the worklist, reads the original, copies and writes, and the list is shorter', async () => {
  const context = await atDesk('translator', 'es')
  const page = await context.newPage()
  await page.goto(`${url}/admin/translations?state=missing`)
  const first = page.locator('.words-table tbody tr').first()
  await expect.poll(() => first.textContent(), soon).toMatch(/Mending[\s\S]*3 sin traducir[\s\S]*Título[\s\S]*Texto/)
  await page.getByRole('link', { name: 'Mending' }).click()
  await page.waitForURL(`**/pages/${id}?locale=es`)

  const text = original(page, 'blocks.0.text')
  await expect.poll(() => text.textContent(), soon).toContain('Every seam can be opened again.')
  expect(await text.textContent()).toContain('Sin traducir')
  await text.getByRole('button', { name: 'Copiar' }).click()
  expect(await page.locator('[name="blocks.0.text"]').inputValue()).toBe('Every seam can be opened again.')
  await page.getByRole('button', { name: 'Copiar lo que falta del inglés' }).click()
  expect(await page.locator('[name="title"]').inputValue()).toBe('Mending')
  await page.locator('[name="blocks.0.title"]').fill('Hecho para repararse')
  await page.locator('[name="blocks.0.text"]').fill('Cada costura se puede volver a abrir.')
  await expect
    .poll(async () => blockOf('es'), soon)
    .toMatchObject({
      title: 'Hecho para repararse',
      text: 'Cada costura se puede volver a abrir.',
    })
  await expect.poll(() => page.locator('.words-panel').textContent(), soon).not.toContain('sin traducir')
  expect(await blockOf('en')).toMatchObject({ title: 'Made to be mended', text: 'Every seam can be opened again.' })

  await page.goto(`${url}/admin/translations?state=missing`)
  await page.locator('.words-progress').waitFor()
  expect(await page.getByRole('link', { name: 'Mending' }).count()).toBe(0)
  await context.close()
})

test('G-2 G-3 an original that changed is shown with what it was, and a translation that still fits is said to', async () => {
  const hero = await blockOf('en')
  await writeEnglish({ blocks: [{ ...hero, title: 'Made to be repaired', text: 'Each seam can be opened again.' }] })
  const context = await atDesk('editor', 'en')
  const page = await context.newPage()
  await page.goto(`${url}/admin/collections/pages/${id}?locale=es`)
  const title = original(page, 'blocks.0.title')
  await expect
    .poll(() => title.textContent(), soon)
    .toMatch(/Changed since[\s\S]*Made to be repaired[\s\S]*Before: Made to be mended/)
  await title.getByRole('button', { name: 'Still right' }).click()
  await expect.poll(() => title.textContent(), soon).not.toContain('Changed since')
  expect(await original(page, 'blocks.0.text').textContent()).toContain('Changed since')

  // Publishing with what is left asks, and names it.
  const dialog = page.locator('.words-dialog')
  await page.locator('#action-save').click()
  await expect
    .poll(() => dialog.textContent(), soon)
    .toMatch(/Publish with gaps\?[\s\S]*Spanish[\s\S]*Text the original changed since/)
  expect(await dialog.textContent()).not.toContain('Title')
  await dialog.getByRole('button', { name: 'Go on translating' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const publicIn = async (prefix: string) => (await fetch(`${url}${prefix}/mending`)).status
  expect([await publicIn('/es'), (await stored('es'))._status]).toEqual([404, 'draft'])

  // So does planning it for later.
  await page.getByRole('button', { name: 'Plan a time' }).click()
  await page.getByLabel('Day and time').fill('2099-01-01T10:00')
  await page.getByRole('button', { name: 'Plan it', exact: true }).click()
  await expect.poll(() => dialog.textContent(), soon).toMatch(/Plan it with gaps\?[\s\S]*Text the original changed since/)
  expect(await page.getByText('Nothing is planned.').count()).toBe(1)
  await dialog.getByRole('button', { name: 'Go on translating' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await page.locator('#action-save').click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect.poll(() => publicIn('/es'), soon).toBe(200)
  expect(await publicIn('')).toBe(404)
  await context.close()
})
