import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { signIn } from '../helpers/sign-in.ts'

const { url, administrator } = runningProgram()
const soon = { timeout: 20_000, interval: 200 }

let browser: Browser
let desk: Page

beforeAll(async () => {
  browser = await startBrowser()
  desk = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  await signIn(desk, url, administrator)
})
afterAll(() => browser.close())

/** The heading a buyer reads now. */
async function publicHeading(path: string): Promise<string> {
  const html = await (await fetch(url + path)).text()
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''
}

const openProduct = (id: number, rest = '?locale=en') => desk.goto(`${url}/admin/collections/products/${id}${rest}`)

/** The desk’s own number of a product. */
async function idOf(publicId: number): Promise<number> {
  const query = `/api-cms/products?where[publicId][equals]=${publicId}&depth=0`
  return desk.evaluate(async (address) => (await (await fetch(address)).json()).docs[0].id, query)
}

/** Types a name, and waits until the desk says that it has it. */
async function typeName(name: string): Promise<void> {
  const saved = desk.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.ok())
  await desk.locator('input[name="name"]').fill(name)
  await saved
}

test('G-2 a draft typed in the desk is public at its planned time, and not before', async () => {
  const id = await idOf(1003)
  const before = await publicHeading('/product/1003')
  await openProduct(id)
  await typeName('Planned for later')
  // Staff plan by the minute; the clock of this test is nearer.
  const at = new Date(Date.now() + 5_000).toISOString()
  const status = await desk.evaluate(
    async (change) => {
      const body = JSON.stringify(change)
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api-cms/scheduled-changes/plan', { method: 'POST', headers, body })).status
    },
    { action: 'publish', language: 'en', entity: 'products', documentId: String(id), at },
  )
  expect(status).toBe(201)
  expect(await publicHeading('/product/1003')).toBe(before)
  await expect.poll(() => publicHeading('/product/1003'), soon).toBe('Planned for later')
  expect(Date.now()).toBeGreaterThan(Date.parse(at))
})

test('G-2 a time is planned beside the document in the reader’s zone, and taken back', async () => {
  const madrid = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    timezoneId: 'Europe/Madrid',
    locale: 'es-ES',
    storageState: await desk.context().storageState(),
  })
  await madrid.addCookies([{ name: 'payload-lng', value: 'es', url }])
  const page = await madrid.newPage()
  await page.goto(`${url}/admin/collections/products/${await idOf(1004)}?locale=es`)
  const later = page.getByRole('region', { name: 'Publicar más tarde' })
  await later.getByRole('button', { name: 'Programar' }).click()
  const nextYear = new Date().getFullYear() + 1
  await later.getByLabel('Día y hora').fill(`${nextYear}-07-01T09:30`)
  await later.getByText('Su hora: Europe/Madrid (GMT+2)').waitFor()
  await later.getByLabel('Idioma').selectOption('es')
  await later.getByRole('button', { name: 'Programar' }).click()
  const planned = later.getByRole('listitem')
  await planned.getByText(`1 jul ${nextYear}, 9:30`).waitFor()
  expect(await planned.locator('time').getAttribute('datetime')).toBe(`${nextYear}-07-01T07:30:00.000Z`)
  await planned.getByText('Publicar · Español').waitFor()
  await planned.getByRole('button', { name: 'Anular' }).click()
  await later.getByText('No hay nada programado.').waitFor()
  await madrid.close()
})

test('G-2 versions are listed and compared word by word; an old one comes back as a draft, then on the site', async () => {
  const id = await idOf(1005)
  const original = await publicHeading('/product/1005')
  await openProduct(id)
  await typeName('Another name')
  await desk.getByRole('button', { name: 'Publish in English' }).click()
  await expect.poll(() => publicHeading('/product/1005'), soon).toBe('Another name')

  await openProduct(id, '/versions?locale=en')
  await desk.getByText('Currently Published').waitFor()
  await desk.locator('td a').last().click()
  await desk.waitForURL(/versions\/\d+/)
  await desk.getByRole('button', { name: 'Restore this version' }).waitFor()
  const oldest = desk.url()

  await openProduct(id, '/versions?locale=en')
  // What was typed, against what was public before.
  await desk
    .getByRole('row', { name: /Autosave/ })
    .getByRole('link')
    .click()
  await desk.getByText('Compare Versions').waitFor()
  await desk.locator('[data-match-type="create"]', { hasText: 'Another' }).first().waitFor()
  await desk
    .locator('[data-match-type="delete"]', { hasText: original.slice(0, 4) })
    .first()
    .waitFor()

  await desk.goto(oldest)
  await restore(true)
  await desk.getByText('Restored as a draft.').first().waitFor()
  await expect.poll(() => desk.locator('input[name="name"]').inputValue(), soon).toBe(original)
  expect(await publicHeading('/product/1005')).toBe('Another name')

  await desk.goto(oldest)
  await restore(false)
  await desk.getByText('Restored and published.').first().waitFor()
  await expect.poll(() => publicHeading('/product/1005'), soon).toBe(original)
})

async function restore(asDraft: boolean): Promise<void> {
  const button = desk.getByRole('button', { name: 'Restore this version' })
  if (asDraft) {
    await desk.locator('.restore-version .popup-button').click()
    await desk.getByRole('button', { name: 'Restore as draft' }).click()
  } else await button.click()
  await desk.locator('.confirmation-modal').getByRole('button', { name: 'Confirm' }).click()
}
