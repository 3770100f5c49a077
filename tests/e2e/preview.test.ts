import fs from 'node:fs'
import path from 'node:path'
import { type Locale, previewPath, routes, signPreview, verifyPreview } from '@lindero/contract'
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeProblems } from '../helpers/axe.ts'
import { startBrowser } from '../helpers/browser.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { signIn } from '../helpers/sign-in.ts'

const { url, administrator, dataDir } = runningProgram()
const editor = { email: 'preview-editor@lindero.example', password: 'a password for previews' }
const publicId = 1017

let browser: Browser
let office: BrowserContext
let desk: Page
let product = 0

beforeAll(async () => {
  browser = await startBrowser()
  const login = await post('/api-cms/users/login', administrator)
  const { token } = (await login.json()) as { token: string }
  const made = await post('/api-cms/users', { ...editor, name: 'Previewer', role: 'editor' }, token)
  expect(made.status).toBe(201)
  office = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  desk = await office.newPage()
  await signIn(desk, url, editor)
  product = await desk.evaluate(async (number) => {
    const answer = await fetch(`/api-cms/products?where[publicId][equals]=${number}&depth=0`)
    return (await answer.json()).docs[0].id as number
  }, publicId)
})
afterAll(() => browser.close())

function post(address: string, body: unknown, token = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) }
  return fetch(url + address, { method: 'POST', headers, body: JSON.stringify(body) })
}

const form = (locale: Locale) => `${url}/admin/collections/products/${product}?locale=${locale}`

async function publicHeading(locale: Locale): Promise<string> {
  const html = await (await fetch(url + routes.product.href(locale, { id: publicId }))).text()
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''
}

/** The site in the pane beside the form; opened where it is not yet. */
async function paneOf(page: Page): Promise<Frame> {
  const toggler = page.locator('#live-preview-toggler')
  await toggler.waitFor()
  if (!(await page.locator('#live-preview-iframe').isVisible())) await toggler.click()
  const frame = await (await page.waitForSelector('#live-preview-iframe')).contentFrame()
  if (!frame) throw new Error('The pane shows nothing.')
  return frame
}

const headingIn = (frame: Frame) =>
  frame
    .locator('h1')
    .first()
    .textContent()
    .catch(() => null)

test.each([
  { locale: 'en', name: 'A bag nobody has seen', banner: 'With changes that are not public yet' },
  { locale: 'es', name: 'Un bolso que nadie ha visto', banner: 'Con cambios aún sin publicar' },
] as const)('G-2 what an editor types appears in the pane beside the form, and nowhere else ($locale)', async (wish) => {
  const before = await publicHeading(wish.locale)
  await desk.goto(form(wish.locale))
  const pane = await paneOf(desk)
  await expect.poll(() => headingIn(pane), { timeout: 20_000 }).toBe(before)
  expect(await pane.locator('html').getAttribute('lang')).toBe(wish.locale)
  await pane.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))

  await desk.locator('input[name="name"]').fill(wish.name)
  await expect.poll(() => headingIn(pane), { timeout: 20_000 }).toBe(wish.name)
  expect(await pane.locator('.preview').textContent()).toContain(wish.banner)
  await expect.poll(() => pane.evaluate(() => Math.round(scrollY))).toBe(400)
  expect(await publicHeading(wish.locale)).toBe(before)
})

test('G-2 a link in the pane opens a page of its own, and the pane stays', async () => {
  await desk.goto(form('en'))
  const pane = await paneOf(desk)
  await pane.locator('.preview').waitFor()
  const home = pane.locator('header a[href="/"]:visible').first()
  const [page] = await Promise.all([office.waitForEvent('page'), home.click()])
  await page.waitForURL(`${url}/`)
  expect(await pane.locator('.preview').count()).toBe(1)
  await page.close()
})

test.each([
  { locale: 'en', name: 'A bag nobody has seen', said: 'Link valid until', leave: 'Leave the preview' },
  { locale: 'es', name: 'Un bolso que nadie ha visto', said: 'Enlace válido hasta el', leave: 'Salir de la vista previa' },
] as const)('G-2 E-10 whoever is sent the link sees the draft without signing in ($locale)', async (wish) => {
  await desk.goto(form(wish.locale))
  const button = desk.locator('#preview-button')
  await button.waitFor()
  const link = new URL((await button.getAttribute('href')) ?? '', url)
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await visitor.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const answer = await page.goto(link.href)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  expect(await page.locator('h1').first().textContent()).toBe(wish.name)
  expect(await page.locator('.preview').textContent()).toContain(wish.said)
  expect(await axeProblems(page)).toEqual([])
  expect(errors).toEqual([])

  await page.getByRole('link', { name: wish.leave }).click()
  await page.waitForURL(url + routes.product.href(wish.locale, { id: publicId }))
  expect(await page.locator('.preview').count()).toBe(0)
  expect(await page.locator('h1').first().textContent()).not.toBe(wish.name)
  await visitor.close()
})

test('G-2 a link on the page leads out of the preview', async () => {
  await desk.goto(form('en'))
  const link = await desk.locator('#preview-button').getAttribute('href')
  const page = await browser.newPage()
  await page.goto(new URL(link ?? '', url).href)
  // Once the script has taken over, it would follow links itself, under the banner.
  await page.waitForFunction(() => history.state?.entry)
  await page.locator('main nav a').first().click()
  await page.waitForURL(`${url}/`)
  expect(await page.locator('.preview').count()).toBe(0)
  await page.close()
})

test('G-2 a link that has expired shows nothing of the draft', async () => {
  const { internalKey } = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as { internalKey: string }
  await desk.goto(form('es'))
  const link = await desk.locator('#preview-button').getAttribute('href')
  const verdict = await verifyPreview(link?.split('/').at(-1) ?? '', internalKey, Date.now())
  if (!verdict.ok) throw new Error('The desk made no good link.')
  const { ticket } = verdict
  const old = await signPreview({ ...ticket, until: Date.now() - 1000 }, internalKey)
  const good = await signPreview({ ...ticket, until: Date.now() + 60_000 }, internalKey)
  const page = await browser.newPage()
  const answer = await page.goto(`${url}${previewPath}/${old}`)
  expect(answer?.status()).toBe(410)
  expect(await page.locator('body').textContent()).toMatch(/Este enlace ha caducado.*This link has expired/)
  expect(await page.content()).not.toContain('Un bolso que nadie ha visto')
  expect(await axeProblems(page)).toEqual([])
  // The same link, still good, does.
  await page.goto(`${url}${previewPath}/${good}`)
  expect(await page.content()).toContain('Un bolso que nadie ha visto')
  await page.close()
})
