import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { publishInDesk } from '../helpers/publish-in-desk.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { signIn } from '../helpers/sign-in.ts'

const { url, administrator } = runningProgram()
const withinMs = 2_000

let browser: Browser
let desk: Page

beforeAll(async () => {
  browser = await startBrowser()
  desk = await browser.newPage()
  await signIn(desk, url, administrator)
})
afterAll(() => browser.close())

/** The heading a buyer reads now. */
async function publicHeading(path: string): Promise<string> {
  const html = await (await fetch(url + path)).text()
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''
}

async function openProduct(locale: 'en' | 'es'): Promise<void> {
  await desk.goto(`${url}/admin/collections/products?search=LD-1002`)
  await desk
    .getByRole('link', { name: /Brisa|Tote/ })
    .first()
    .click()
  await desk.waitForURL(/\/products\/\d+/)
  const address = new URL(desk.url())
  address.searchParams.set('locale', locale)
  await desk.goto(address.href)
}

async function rename(name: string): Promise<void> {
  const field = desk.locator('input[name="name"]')
  await field.fill(name)
  await publishInDesk(desk)
}

test('P-5 staff rename a product in the desk, and buyers read it within two seconds, in each language', async () => {
  // Seen before, so the old page is in the cache and must be replaced.
  await publicHeading('/product/1002')
  await publicHeading('/es/product/1002')

  await openProduct('en')
  await rename('Brisa Harbour Tote')
  await expect.poll(() => publicHeading('/product/1002'), { timeout: withinMs, interval: 50 }).toBe('Brisa Harbour Tote')
  expect(await publicHeading('/es/product/1002')).toBe('Tote de lona Brisa')

  await openProduct('es')
  await rename('Tote de puerto Brisa')
  await expect.poll(() => publicHeading('/es/product/1002'), { timeout: withinMs, interval: 50 }).toBe('Tote de puerto Brisa')
  expect(await publicHeading('/product/1002')).toBe('Brisa Harbour Tote')
})

test('G-4 a picture uploaded through the public port reaches the desk whole', async () => {
  const data = Buffer.from(await (await fetch(`${url}/media/${await anyPicture()}`)).arrayBuffer())
  await desk.goto(`${url}/admin/collections/media/create?locale=en`)
  await desk.locator('input[type="file"]').setInputFiles({ name: 'uploaded.webp', mimeType: 'image/webp', buffer: data })
  await desk.locator('input[name="alt"]').fill('An uploaded bag')
  await desk.getByRole('button', { name: /^Save/ }).first().click()
  await desk
    .getByText(/successfully/i)
    .first()
    .waitFor()
  const name = await desk.evaluate(async () => {
    const answer = await fetch('/api-cms/media?where[alt][equals]=An uploaded bag')
    return (await answer.json()).docs[0].filename as string
  })
  const stored = Buffer.from(await (await fetch(`${url}/media/${name}`)).arrayBuffer())
  expect(stored.equals(data)).toBe(true)
})

async function anyPicture(): Promise<string> {
  const html = await (await fetch(`${url}/product/1001`)).text()
  const name = /\/media\/([\w.-]+-\d+w\.webp)/.exec(html)?.[1]
  if (!name) throw new Error('The product page shows no picture.')
  return name
}
