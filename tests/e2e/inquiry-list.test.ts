import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { axeProblems } from '../helpers/axe.ts'
import { startBrowser } from '../helpers/browser.ts'
import { type BuyerSite, startBuyerSite } from '../helpers/buyer-site.ts'
import { fillInquiry, sendButton, toasts } from '../helpers/inquiry-form.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { dataDir } = runningProgram()
const soon = { timeout: 10_000, interval: 50 }
const tote = 'Alba Structured Tote'

let browser: Browser
let site: BuyerSite
let context: BrowserContext
let page: Page

beforeAll(async () => {
  ;[browser, site] = await Promise.all([startBrowser(), startBuyerSite(dataDir)])
})
afterEach(() => Promise.all(browser.contexts().map((each) => each.close())))
afterAll(async () => {
  await browser.close()
  await site.stop()
})

async function open(path: string): Promise<void> {
  context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  page = await visit(path)
}

async function visit(path: string): Promise<Page> {
  const opened = await context.newPage()
  opened.on('pageerror', (error) => expect.fail(`The page reported: ${error.message}`))
  await opened.goto(path.startsWith('http') ? path : site.url + path)
  await opened.waitForLoadState('networkidle')
  return opened
}

const counter = (on = page) =>
  on
    .locator('header')
    .getByRole('link', { name: /^Inquiry list: / })
    .first()
const list = (on = page) => on.getByRole('region', { name: 'Your inquiry list' })
const pieces = (colour: string) => list().getByLabel(`Pieces in ${colour}`)
const kept = () => page.evaluate(() => localStorage.getItem('inquiry-list'))

/** A list with one style in two colours, as another visit left it. */
const earlier = [
  {
    product: 1001,
    colours: [
      { colour: 'cognac', quantity: 300 },
      { colour: 'black', quantity: 100 },
    ],
    logoMethod: '',
    note: '',
  },
]
const putList = (lines: unknown) =>
  context.addInitScript((text) => localStorage.setItem('inquiry-list', text), JSON.stringify(lines))

test('E-5 F-6 from card and product page to a sent inquiry, with colours, quantities, logo and note', async () => {
  const before = site.stored().length
  await open('/products/tote-bags')
  expect(await counter().count()).toBe(0)
  await page.getByRole('button', { name: `Add ${tote} to the inquiry list` }).click()
  await toasts(page).getByText(`${tote}: on your inquiry list`).waitFor()
  expect(new URL(page.url()).pathname).toBe('/products/tote-bags')
  expect(await counter().getAttribute('aria-label')).toBe('Inquiry list: 1')

  await page.goto(`${site.url}/product/1002?colour=navy`)
  await page.waitForLoadState('networkidle')
  const quantity = page.locator('main').getByLabel('Quantity')
  expect(await quantity.inputValue()).toBe('150')
  await quantity.fill('400')
  await page.getByRole('button', { name: 'Add to inquiry list' }).click()
  await toasts(page)
    .getByText(/400: on your inquiry list/)
    .waitFor()
  await counter().click()
  await page.waitForURL(`${site.url}/contact`)

  await list().getByRole('heading', { name: tote }).waitFor()
  await pieces('Black').fill('20')
  await list().getByText('Black: below the minimum of 100. You may ask all the same.').waitFor()
  await list().getByLabel('Your logo').first().selectOption('Deboss')
  await list().getByLabel('Note').first().fill('Gold edge')
  await list().getByText('2 styles, 520 pieces').waitFor()
  expect(await axeProblems(page)).toEqual([])
  await fillInquiry(page)
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  const [stored] = site.stored().slice(before)
  expect(stored?.content).toMatchObject({
    lines: [
      {
        ...{ product: 1001, styleNo: 'LD-1001', name: tote, logoMethod: 'deboss', note: 'Gold edge' },
        colours: [
          { colour: 'Cognac', quantity: 100 },
          { colour: 'Black', quantity: 20 },
        ],
      },
      { product: 1002, colours: [{ colour: 'Navy & Chestnut', quantity: 400 }] },
    ],
  })
  expect(await kept()).toBe('[]')
  expect(await counter().count()).toBe(0)
})

test('E-5 the list outlives a reload, speaks both languages, and a removed line can be put back in its place', async () => {
  await open('/contact')
  await putList([...earlier, { product: 1002, colours: [], logoMethod: '', note: '' }])
  await page.goto(`${site.url}/es/contact`)
  const region = page.getByRole('region', { name: 'Su lista de consulta' })
  await region.getByRole('heading', { name: 'Tote estructurado Alba' }).waitFor()
  expect(await region.getByLabel('Piezas en Coñac').inputValue()).toBe('300')
  await region.getByText('Aún sin cantidad; se la preguntaremos.').waitFor()
  await region.getByRole('button', { name: 'Quitar Tote estructurado Alba' }).click()
  await region.getByText('Se ha quitado Tote estructurado Alba.').waitFor()
  await expect.poll(() => region.getByRole('heading', { level: 3 }).count(), soon).toBe(1)
  await region.getByRole('button', { name: 'Deshacer' }).click()
  const names = () => region.getByRole('heading', { level: 3 }).allTextContents()
  await expect.poll(names, soon).toEqual(['Tote estructurado Alba', 'Tote de lona Brisa'])
})

test('E-5 E-10 with a list nothing reaches beyond the edge of a narrow phone', async () => {
  await open('/contact')
  await putList(earlier)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/es', '/es/contact', '/es/product/1001', '/es/products']) {
    await page.goto(site.url + path)
    await page.locator('header').getByRole('link', { name: 'Lista de consulta: 1' }).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})

test('E-5 a note is typed as any other text, and what is pasted with a tab stays one line', async () => {
  await open('/contact')
  await putList(earlier)
  page = await visit('/contact')
  const note = list().getByLabel('Note')
  await note.pressSequentially('Gold edge, ')
  await note.pressSequentially('no lining')
  expect(await note.inputValue()).toBe('Gold edge, no lining')
  await note.fill('Gold\tedge\u2028please')
  expect(await note.inputValue()).toBe('Gold edge please')
  await list().getByRole('heading', { name: tote }).waitFor()
  expect(JSON.parse((await kept()) ?? '')).toMatchObject([{ product: 1001, note: 'Gold edge please' }])
})

test('E-5 a change in one tab is seen in the other', async () => {
  await open('/contact')
  const other = await visit('/products/tote-bags')
  await other.getByRole('button', { name: `Add ${tote} to the inquiry list` }).click()
  await counter().waitFor()
  await list().getByRole('heading', { name: tote }).waitFor()
  await pieces('Cognac').fill('777')
  const toggle = other.getByRole('button', { name: `Take ${tote} off the inquiry list` })
  await toggle.click()
  await expect.poll(() => list().count(), soon).toBe(0)
  expect(await kept()).toBe('[]')
})

test.each([
  '{',
  '"words"',
  '[1,null,{"product":"x"}]',
  '[{"product":1001,"colours":[{"colour":"cognac","quantity":-5}]}]',
  '{"length":9}',
])('E-5 nonsense in the browser’s memory harms nothing (%s)', async (nonsense) => {
  await open('/contact')
  await context.addInitScript((text) => localStorage.setItem('inquiry-list', text), nonsense)
  page = await visit('/contact')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Write to a person')
  expect(await list().getByRole('listitem').count()).toBe(0)
  page = await visit('/product/1001')
  await page.getByRole('button', { name: 'Add to inquiry list' }).click()
  await toasts(page)
    .getByText(/on your inquiry list/)
    .waitFor()
})

test('E-5 a list is shared by link; whoever opens it uses it, adds it to theirs, or leaves it', async () => {
  await open('/contact')
  await putList(earlier)
  page = await visit('/contact')
  await list().getByRole('button', { name: 'Share this list' }).click()
  await toasts(page).getByText('Link to the list copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${site.url}/contact?list=1001.cognac.300.black.100`)
  await context.close()

  await open(link)
  await page.getByRole('heading', { name: 'A list was shared with you' }).waitFor()
  expect(await page.getByRole('button', { name: 'Add it to mine' }).count()).toBe(0)
  expect(await axeProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Use this list' }).click()
  await list().getByText('1 style, 400 pieces').waitFor()
  expect(page.url()).toBe(`${site.url}/contact`)

  page = await visit('/contact?list=1002.navy.200')
  await page.getByRole('button', { name: 'Add it to mine' }).click()
  await list().getByText('2 styles, 600 pieces').waitFor()
  page = await visit('/contact?list=1002.navy.50_deboss_Two%2520words')
  await page.getByRole('button', { name: 'Use it in place of mine' }).click()
  await list().getByText('1 style, 50 pieces').waitFor()
  page = await visit('/contact?list=%E0%A4%A')
  await page.getByRole('button', { name: 'Not now' }).click()
  expect(await page.getByRole('heading', { name: 'A list was shared with you' }).count()).toBe(0)
})

test('E-5 F-6 when the details cannot come the list is still shown as kept, and sent', async () => {
  const before = site.stored().length
  await open('/contact')
  await putList(earlier)
  await context.route('**/api/products*', (route) => route.abort())
  page = await visit('/contact')
  await list().getByText('The details cannot be shown just now. Your list is kept and will be sent.').waitFor()
  await fillInquiry(page)
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(site.stored().slice(before)).toMatchObject([{ content: { lines: [{ product: 1001, styleNo: 'LD-1001' }] } }])
})

test('E-5 C-7 where the rest of the script cannot come the browser sends the inquiry, and the list goes along', async () => {
  const before = site.stored().length
  await open('/contact')
  await putList(earlier)
  await context.route('**/form-work*', (route) => route.abort())
  page = await visit('/contact?product=1002')
  await fillInquiry(page)
  await page.getByLabel('Quantity').fill('1.500')
  await sendButton(page).click()
  await page.waitForURL(`${site.url}/contact?sent=1`)
  expect(site.stored().slice(before)).toMatchObject([
    { content: { lines: [{ product: 1001 }, { product: 1002, colours: [{ quantity: 1500 }] }] } },
  ])
})

test('E-5 C-7 where no script of the form comes at all the list goes along, too', async () => {
  const before = site.stored().length
  await open('/contact')
  await putList(earlier)
  await context.route(/\/form-[^/]*\.js/, (route) => route.abort())
  page = await visit('/contact')
  await fillInquiry(page)
  await sendButton(page).click()
  await page.waitForURL(`${site.url}/contact?sent=1`)
  expect(site.stored().slice(before)).toMatchObject([{ content: { lines: [{ product: 1001, styleNo: 'LD-1001' }] } }])
})

test('E-5 F-2 a quantity beside the form that is none stops it, in words at the field; one with separators is understood', async () => {
  const before = site.stored().length
  await open('/contact?product=1001')
  await fillInquiry(page)
  const quantity = page.getByLabel('Quantity')
  await quantity.fill('300 pcs')
  await sendButton(page).click()
  await page.getByText('Please enter the quantity as a whole number, at most 1,000,000').waitFor()
  expect(await quantity.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await quantity.inputValue()).toBe('300 pcs')
  expect(await axeProblems(page)).toEqual([])
  await quantity.fill('1,500')
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(site.stored().slice(before)).toMatchObject([
    { content: { lines: [{ product: 1001, colours: [{ quantity: 1500 }] }] } },
  ])
})

test('E-5 F-6 what is put on the list while it is being sent stays there', async () => {
  await open('/contact')
  await context.route('**/api/forms', async (route) => {
    await other.getByRole('button', { name: 'Add to inquiry list' }).click()
    await route.continue()
  })
  await page.evaluate((text) => localStorage.setItem('inquiry-list', text), JSON.stringify(earlier))
  const other = await visit('/product/1002?colour=navy')
  page = await visit('/contact')
  await fillInquiry(page)
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(JSON.parse((await kept()) ?? '')).toMatchObject([{ product: 1002 }])
})

test('E-5 S-20 without JavaScript there is no button that does nothing, and “Inquiry Now” leads on', async () => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(`${site.url}/products/tote-bags`)
  expect(await plain.getByRole('button', { name: /inquiry list/ }).count()).toBe(0)
  await plain.goto(`${site.url}/product/1001`)
  expect(await plain.getByRole('button', { name: 'Add to inquiry list' }).count()).toBe(0)
  await plain.locator('main').getByRole('link', { name: 'Inquiry Now' }).first().click()
  await plain.waitForURL(`${site.url}/contact?product=1001`)
})
