import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { url, administrator } = runningProgram()
const password = 'a long password for tests'
const style = 'LD-1003'

let browser: Browser
let product: string

beforeAll(async () => {
  browser = await startBrowser()
  const token = await tokenOf(administrator)
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json', origin: url }
  for (const [role, name] of Object.entries(people)) {
    const body = JSON.stringify({ email: addressOf(role), password, role, name })
    await fetch(`${url}/api-cms/users`, { method: 'POST', headers, body })
  }
  const found = await fetch(`${url}/api-cms/products?where[styleNo][equals]=${style}&depth=0`, { headers })
  product = `/admin/collections/products/${(await found.json()).docs[0].id}`
})
afterAll(() => browser.close())

const people = { translator: 'Teresa Ibáñez', sales: 'Sergio Vidal', editor: 'Eva Costa' }
const addressOf = (role: string) => `${role}@roles.example`

async function tokenOf(account: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/api-cms/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(account),
  })
  return (await answer.json()).token
}

/** A window of somebody who is signed in. */
async function enter(role: keyof typeof people, language: 'en' | 'es'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const token = await tokenOf({ email: addressOf(role), password })
  await context.addCookies([
    { name: 'payload-token', value: token, url },
    { name: 'payload-lng', value: language, url },
  ])
  return context.newPage()
}

const menuOf = async (page: Page): Promise<string[]> => {
  await page.goto(`${url}/admin`)
  await page.locator('nav .nav__link').first().waitFor()
  return page.locator('nav .nav__link').allInnerTexts()
}

test('G-7 a translator finds the Spanish texts open and everything else closed, and leaves publishing to others', async () => {
  const page = await enter('translator', 'es')
  const menu = await menuOf(page)
  expect(menu).toEqual(expect.arrayContaining(['Productos', 'Páginas', 'Textos de la interfaz']))
  for (const closed of ['Consultas', 'Bandeja de salida', 'Redirecciones', 'Ajustes', 'Cambios', 'Webhook'])
    expect(menu).not.toContain(closed)

  await page.goto(url + product)
  const name = page.locator('input[name="name"]')
  await name.waitFor()
  expect(new URL(page.url()).searchParams.get('locale') ?? 'es').toBe('es')
  expect(await page.locator('input[name="styleNo"]').isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: /Publicar/ }).count()).toBe(0)
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api-cms/products/'),
  )
  await name.fill('Mochila de prueba traducida')
  expect((await saved).status()).toBe(200)

  await page.getByRole('button', { name: 'Colores e imágenes' }).click()
  await page.locator('input[name="colourways.0.name"]').waitFor()
  expect(await page.locator('input[name="colourways.0.key"]').isDisabled()).toBe(true)
  expect(await page.locator('input[name="colourways.0.name"]').isDisabled()).toBe(false)
  expect(await page.locator('.array-field__add-row').isVisible()).toBe(false)

  await page.goto(`${url}${product}?locale=en`)
  expect(await page.locator('input[name="slug"]').isDisabled()).toBe(true)
  await page.context().close()
})

test('G-7 a sales person sees inquiries, their mails and nothing of the website', async () => {
  const page = await enter('sales', 'es')
  const menu = await menuOf(page)
  expect(menu).toEqual(expect.arrayContaining(['Consultas', 'Bandeja de salida', 'Plantillas de correo']))
  for (const closed of ['Productos', 'Páginas', 'Ajustes', 'Cambios', 'Webhook', 'Privacidad', 'Equipo'])
    expect(menu).not.toContain(closed)
  await page.goto(url + product)
  await page.getByText('No se encontró nada').waitFor()
  expect(await page.locator('input[name="name"]').count()).toBe(0)
  await page.context().close()
})

test('G-7 an editor reads in the log who changed what, before and after, and finds the way to it', async () => {
  const page = await enter('editor', 'en')
  await page.goto(`${url}/admin/collections/activity`)
  await page.getByLabel('Who').selectOption('Teresa Ibáñez')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page
    .getByRole('row', { name: /Mochila de prueba traducida/ })
    .getByRole('link')
    .click()
  await page.getByRole('heading', { name: 'Mochila de prueba traducida' }).waitFor()
  const line = page.locator('.activity-changes tbody tr').filter({ hasText: 'Name' }).first()
  expect(await line.locator('.activity-after').textContent()).toBe('Mochila de prueba traducida')
  expect(await line.locator('.activity-before').textContent()).not.toBe('')
  await page.getByRole('link', { name: 'Open it' }).click()
  await page.locator('.activity-last', { hasText: 'Last changed by Teresa Ibáñez' }).waitFor()
  await page.context().close()
})
