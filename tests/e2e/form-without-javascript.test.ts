import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { axeProblems } from '../helpers/axe.ts'
import { startBrowser } from '../helpers/browser.ts'
import { type BuyerSite, startBuyerSite } from '../helpers/buyer-site.ts'
import { field, fillInquiry, goodInquiry, problemOf, sendButton } from '../helpers/inquiry-form.ts'
import { withOwnForm } from '../helpers/own-form.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { dataDir } = runningProgram()

let browser: Browser
let site: BuyerSite
let page: Page

beforeAll(async () => {
  ;[browser, site] = await Promise.all([startBrowser(), startBuyerSite(dataDir, withOwnForm)])
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await site.stop()
})

async function open(path: string): Promise<void> {
  page = await (await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false })).newPage()
  await page.goto(site.url + path)
}

/** Presses the button and gives the answer that the browser shows next. */
async function send(name?: string) {
  const [answer] = await Promise.all([page.waitForNavigation(), sendButton(page, name).click()])
  return answer
}

test('S-20 F-1 without JavaScript a wrong inquiry comes back whole, with messages beside its fields and on top', async () => {
  await open('/contact')
  await field(page, 'Name').fill('Lena Marsh')
  await field(page, 'Email').fill('lena@')
  await field(page, 'Message').fill('Six hundred <b>totes</b>')
  const answer = await send()
  expect(answer?.status()).toBe(422)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Write to a person')
  expect(await problemOf(page, 'write-email')).toBe('Please enter the correct email address')
  expect(await problemOf(page, 'write-phone')).toBe('Please enter your phone number')
  expect(await problemOf(page, 'write-country')).toBe('Please enter the country')
  expect(await page.locator('#write-email').getAttribute('aria-invalid')).toBe('true')
  expect(await problemOf(page, 'write-name')).toBeNull()
  expect(await field(page, 'Name').inputValue()).toBe('Lena Marsh')
  expect(await field(page, 'Email').inputValue()).toBe('lena@')
  expect(await field(page, 'Message').inputValue()).toBe('Six hundred <b>totes</b>')
  await page.getByRole('alert').getByRole('link', { name: 'Email: Please enter the correct email address' }).click()
  expect(new URL(page.url()).hash).toBe('#write-email')
  expect(site.stored()).toEqual([])
})

test('S-20 E-10 what came back has nothing that axe would find wrong', async () => {
  const wrong = await fetch(`${site.url}/api/forms`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ name: '', email: 'x', _page: '/es/contact', _locale: 'es' }),
  })
  const html = await wrong.text()
  page = await (await browser.newContext()).newPage()
  await page.route('**/returned', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${site.url}/returned`)
  await page.getByRole('alert').getByText('Indique una dirección de correo válida').waitFor()
  expect(await axeProblems(page)).toEqual([])
})

test('S-20 F-6 without JavaScript a good inquiry is on disk, and a page that search engines leave alone says thanks', async () => {
  await open('/contact?product=1001&colour=black')
  await page.getByLabel('Quantity').fill('250')
  expect((await send())?.status()).toBe(422)
  await page.getByRole('heading', { name: 'Alba Structured Tote' }).waitFor()
  expect(await page.getByLabel('Quantity').inputValue()).toBe('250')
  await fillInquiry(page)
  await send()
  expect(page.url()).toBe(`${site.url}/contact?sent=1`)
  await page.getByRole('heading', { name: 'Thank you, your inquiry is with us' }).waitFor()
  expect(await page.locator('main form').count()).toBe(0)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(site.stored()).toHaveLength(1)
  expect(site.stored()[0]).toMatchObject({
    page: '/contact',
    content: {
      inquiry: { name: goodInquiry.Name, country: 'GB' },
      lines: [{ product: 1001, styleNo: 'LD-1001', colours: [{ colour: 'Black', quantity: 250 }] }],
    },
  })
  await page.getByRole('link', { name: 'Write another message' }).click()
  expect(page.url()).toBe(`${site.url}/contact`)
  expect(await field(page, 'Name').inputValue()).toBe('')
})

test('S-20 F-2 without JavaScript a form of staff’s own comes back to its page, then is stored and thanked for', async () => {
  const before = site.stored().length
  await open('/es/privacidad')
  await page.getByLabel('Own shop').fill('Marsh')
  expect((await send('Ask now'))?.status()).toBe(422)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Privacidad')
  expect(await page.locator('main form').getByText('Este campo no puede quedar vacío', { exact: true }).count()).toBe(2)
  expect(await page.getByLabel('Own shop').inputValue()).toBe('Marsh')
  await page.getByLabel('Own wish').fill('Tres de cada')
  await page.getByLabel('Own agreed').check()
  await send('Ask now')
  expect(page.url()).toBe(`${site.url}/es/privacidad?sent=1`)
  await page.getByRole('heading', { name: 'Gracias, hemos recibido su consulta' }).waitFor()
  expect(site.stored().slice(before)).toMatchObject([{ locale: 'es', content: { form: 'Ask for swatches' } }])
})

test('S-20 E-6 without JavaScript files are not offered; the way to send them by mail is', async () => {
  await open('/contact')
  expect(await page.locator('input[type=file]').count()).toBe(0)
  const mail = page.locator('#write-files').getByRole('link', { name: 'Write an e-mail' })
  expect(await mail.isVisible()).toBe(true)
  expect(await mail.getAttribute('href')).toMatch(/^mailto:sales@lindero\.example/)
})

test('S-20 C-7 F-6 when the view of the form cannot come, the form the server sent is there and works', async () => {
  const before = site.stored().length
  page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await page.route(/assets\/form-(?!work)/, (route) => route.abort())
  await page.goto(`${site.url}/contact`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1, name: 'Write to a person' }).waitFor()
  await fillInquiry(page, { Message: 'Drawn by the server' })
  await sendButton(page).click()
  await page.waitForURL(`${site.url}/contact?sent=1`)
  expect(site.stored()).toHaveLength(before + 1)
})

test('S-20 F-6 when the rest of the script cannot come, the browser sends the form itself', async () => {
  const before = site.stored().length
  page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await page.route(/form-work/, (route) => route.abort())
  await page.goto(`${site.url}/contact`)
  await page.waitForLoadState('networkidle')
  await fillInquiry(page)
  await sendButton(page).click()
  await page.waitForURL(`${site.url}/contact?sent=1`)
  expect(site.stored()).toHaveLength(before + 1)
})
