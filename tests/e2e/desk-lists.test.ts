import { randomUUID } from 'node:crypto'
import { routes } from '@lindero/contract'
import type { APIRequestContext, Browser, BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'

const { url, administrator } = inject('program')
const soon = { timeout: 20_000, interval: 200 }
const run = randomUUID().slice(0, 8)
const password = 'a long password'

let browser: Browser
let office: BrowserContext
let desk: Page

beforeAll(async () => {
  browser = await startBrowser()
  office = await enter(administrator, 'en')
  desk = await office.newPage()
})
afterAll(() => browser?.close())

async function enter(account: { email: string; password: string }, language: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  await context.addCookies([{ name: 'payload-lng', value: language, url }])
  const answer = await context.request.post(`${url}/api-cms/users/login`, { data: account })
  expect(answer.status()).toBe(200)
  return context
}

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .png()
    .toBuffer()

async function made(request: APIRequestContext, address: string, data: object): Promise<{ id: number; publicId?: number }> {
  const answer = await request.post(`${url}/api-cms${address}`, { data })
  expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)])
  return (await answer.json()).doc
}

async function uploaded(name: string, background: string): Promise<number> {
  const file = { name: `${name}-${run}.png`, mimeType: 'image/png', buffer: await picture(background) }
  const alt = { en: `${name} ${run}`, es: `${name} ${run}` }
  const answer = await office.request.post(`${url}/api-cms/media?locale=all`, {
    multipart: { file, _payload: JSON.stringify({ alt }) },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).doc.id
}

/** Published in both languages, with one picture. */
async function productWith(image: number, styleNo: string) {
  const both = (word: string) => ({ en: word, es: `${word} ES` })
  return made(office.request, '/products?locale=all&publishAllLocales=true', {
    name: both(`Bag ${styleNo}`),
    styleNo,
    size: { lengthCm: 30, widthCm: 10, heightCm: 20 },
    colourways: [{ name: both('Red'), key: 'red', swatch: '#aa2200', images: [image] }],
    moq: { perStyle: 100, perColour: 50 },
    sampleDays: { min: 8, max: 10 },
    bulkDays: { min: 40, max: 50 },
  })
}

test('G-4 the start page leads to pictures nobody uses, and they are deleted together from their list', async () => {
  for (const name of ['idle-one', 'idle-two']) await uploaded(name, '#335544')
  await desk.goto(`${url}/admin`)
  await desk.getByRole('heading', { name: `Hello, ${administrator.email.split('@')[0]}`, level: 1 }).waitFor()
  await desk.getByText('Administrator', { exact: true }).waitFor()
  await desk.getByRole('link', { name: /^\d+ Unused pictures$/ }).click()
  await desk.locator('.desk-tabs [aria-current]', { hasText: 'Unused' }).waitFor()
  const idle = desk.getByRole('row').filter({ hasText: new RegExp(`idle-(one|two) ${run}`) })
  await expect.poll(() => idle.count(), soon).toBe(2)
  for (const row of await idle.all()) {
    await row.getByText('Unused').waitFor()
    await row.getByRole('checkbox').check()
  }
  await desk.getByRole('button', { name: 'Delete', exact: true }).click()
  await desk.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => idle.count(), soon).toBe(0)
})

test('G-1 the list of products shows each with its picture and how it stands in each language', async () => {
  const { id } = await productWith(await uploaded('shown', '#884422'), `LIST-${run}`)
  const draft = await office.request.patch(`${url}/api-cms/products/${id}?draft=true&locale=en`, {
    data: { season: 'Winter', _status: 'draft' },
  })
  expect(draft.status()).toBe(200)
  await desk.goto(`${url}/admin/collections/products?search=LIST-${run}`)
  const row = desk.getByRole('row').filter({ hasText: `LIST-${run}` })
  await row.getByText('Published, newer draft').waitFor()
  expect(await row.locator('.desk-standing li').allInnerTexts()).toEqual(['EN Published, newer draft', 'ES Published'])
  const width = () => row.locator('img').evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  await expect.poll(width, soon).toBeGreaterThan(0)
  await row.getByRole('link', { name: `Bag LIST-${run}` }).click()
  await desk.waitForURL(`${url}/admin/collections/products/${id}**`)
})

test('G-4 a picture says where it stands, is not deleted while it does, and a new file in its place is seen on the site', async () => {
  const image = await uploaded('replaced', '#224488')
  const { publicId = 0 } = await productWith(image, `USED-${run}`)
  await desk.goto(`${url}/admin/collections/media/${image}`)
  const places = desk.getByRole('region', { name: 'Used in' })
  await places.getByRole('link', { name: `Bag USED-${run}` }).waitFor()
  await places.getByText('Product · Colours › Pictures').waitFor()

  await desk.locator('.doc-controls__popup button, .doc-controls__dots').first().click()
  await desk.getByRole('button', { name: 'Delete', exact: true }).click()
  await desk.getByRole('button', { name: 'Confirm' }).click()
  await desk.getByText(`This picture is in use and was not deleted: Product Bag USED-${run}.`).first().waitFor()

  const visitor = await browser.newPage()
  const pictures = async () => {
    await visitor.goto(`${url}${routes.product.href('en', { id: publicId })}`)
    return visitor.content()
  }
  await expect.poll(pictures, soon).toContain(`replaced-${run}`)

  await desk.goto(`${url}/admin/collections/media/${image}`)
  await desk.locator('.file-details__remove').click()
  const file = { name: `newer-${run}.png`, mimeType: 'image/png', buffer: await picture('#ccaa22') }
  await desk.locator('input[type="file"]').first().setInputFiles(file)
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await desk
    .getByText(new RegExp(`^newer-${run}-`))
    .first()
    .waitFor()
  const now = () => pictures().then((html) => [html.includes(`newer-${run}`), html.includes(`replaced-${run}`)])
  await expect.poll(now, soon).toEqual([true, false])
  await visitor.close()
})

test('G-7 the start page of sales, in Spanish, speaks of inquiries and of nothing else', async () => {
  const account = { email: `ines-${run}@house.example`, password }
  await made(office.request, '/users', { ...account, name: 'Inés', role: 'sales' })
  const sales = await enter(account, 'es')
  const page = await sales.newPage()
  await page.goto(`${url}/admin`)
  await page.getByRole('heading', { name: 'Hola, Inés', level: 1 }).waitFor()
  const shown = await page.locator('.desk-start h2').allInnerTexts()
  expect(shown).toEqual(['Qué hay que hacer', 'Ventas'])
  const shortcuts = page.getByRole('navigation', { name: 'Accesos directos' }).getByRole('link')
  expect(await shortcuts.allInnerTexts()).toEqual(['Consultas', 'Guía para el equipo', 'Abrir el sitio web'])
  await sales.close()
})
