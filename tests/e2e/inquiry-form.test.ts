import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { axeProblems } from '../helpers/axe.ts'
import { startBrowser } from '../helpers/browser.ts'
import { type BuyerSite, startBuyerSite } from '../helpers/buyer-site.ts'
import { field, fillInquiry, focusedId, goodInquiry, overlay, problemOf, sendButton, toasts } from '../helpers/inquiry-form.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { dataDir } = runningProgram()
const confirmation =
  'A merchandiser answers within one working day, in English or Spanish. A confirmation is on its way to your mailbox.'
const failed = 'Submission failed, please try again later!'
const soon = { timeout: 10_000, interval: 50 }

let browser: Browser
let site: BuyerSite
let page: Page

beforeAll(async () => {
  ;[browser, site] = await Promise.all([startBrowser(), startBuyerSite(dataDir)])
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await site.stop()
})

async function open(path = '/contact', url = site.url): Promise<void> {
  page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage()
  page.on('pageerror', (error) => expect.fail(`The page reported: ${error.message}`))
  await page.goto(url + path)
  await page.waitForLoadState('networkidle')
}

const counted = (since: number) => site.stored().slice(since)

test.each([
  {
    path: '/contact',
    button: 'Inquiry Now',
    said: {
      name: 'Please enter a name',
      email: 'Please enter the correct email address',
      phone: 'Please enter your phone number',
      country: 'Please enter the country',
      message: 'Please enter Message',
    },
  },
  {
    path: '/es/contact',
    button: 'Solicitar información',
    said: {
      name: 'Indique su nombre',
      email: 'Indique una dirección de correo válida',
      phone: 'Indique su número de teléfono',
      country: 'Indique el país',
      message: 'Escriba el mensaje',
    },
  },
])(
  'F-1 E-10 an empty form says beside each field what is missing, and sends nothing ($path)',
  async ({ path, button, said }) => {
    const before = site.stored().length
    await open(path)
    await sendButton(page, button).click()
    await page.locator('#write-name-problem').waitFor()
    for (const [name, words] of Object.entries(said)) expect(await problemOf(page, `write-${name}`)).toBe(words)
    expect(await page.locator('#write-consent').getAttribute('aria-invalid')).toBe('true')
    expect(await focusedId(page)).toBe('write-name')
    expect(await overlay(page).count()).toBe(0)
    expect(await axeProblems(page)).toEqual([])
    await page.locator('#write-name').fill('Lena')
    expect(await problemOf(page, 'write-name')).toBeNull()
    expect(site.stored()).toHaveLength(before)
  },
)

test('C-4 F-6 an inquiry is sent as JSON, and on disk when the buyer is thanked', async () => {
  const before = site.stored().length
  await open()
  await fillInquiry(page)
  await page.getByText('More about you').click()
  await page.getByLabel('Company').fill('Marsh & Co')
  await page.getByLabel('How shall we answer?').selectOption('By phone')
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().endsWith('/api/forms') && sent.method() === 'POST'),
    sendButton(page).click(),
  ])
  expect(request.headers()['content-type']).toBe('application/json')
  await page.getByRole('heading', { name: 'Thank you, your inquiry is with us' }).waitFor()
  await toasts(page).getByText(confirmation).waitFor()
  const [stored, ...more] = counted(before)
  expect(more).toEqual([])
  expect(stored).toMatchObject({
    locale: 'en',
    page: '/contact',
    content: {
      inquiry: {
        ...{ name: goodInquiry.Name, email: goodInquiry.Email, country: 'GB', message: goodInquiry.Message },
        ...{ company: 'Marsh & Co', preferredContact: 'phone', consent: true },
      },
    },
    key: request.headers()['idempotency-key'],
  })
  expect(stored?.spam.reasons).not.toContain('noToken')
  expect(stored?.spam.reasons).not.toContain('honeypot')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.getByRole('link', { name: 'Write another message' }).click()
  expect(await field(page, 'Name').inputValue()).toBe('')
})

test('F-4 overlay, then the message, then 400 ms until the overlay goes', async () => {
  await open()
  await fillInquiry(page)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/forms', async (route) => {
    await held
    await route.fulfill({ json: { status: 1, output: '', redirect: '/about-us' } })
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await sendButton(page).click()
  await overlay(page).waitFor()
  expect(await toasts(page).count()).toBe(0)
  release()
  await toasts(page).getByText('Submitted successfully').waitFor()
  await page.clock.runFor(399)
  expect(await overlay(page).count()).toBe(1)
  await page.clock.runFor(1)
  expect(await overlay(page).count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/contact')
})

test('F-4 what the server says against it is said as it is, and every value stays', async () => {
  await open()
  await fillInquiry(page)
  await page.route('**/api/forms', (route) =>
    route.fulfill({ status: 422, json: { status: 0, output: 'Not today', problems: { email: 'Another one, please' } } }),
  )
  await sendButton(page).click()
  await toasts(page).and(page.locator('[data-type=error]')).getByText('Not today').waitFor()
  await page.locator('#write-email-problem').waitFor()
  expect(await problemOf(page, 'write-email')).toBe('Another one, please')
  await expect.poll(() => focusedId(page), soon).toBe('write-email')
  expect(await field(page, 'Message').inputValue()).toBe(goodInquiry.Message)
})

test('F-4 F-6 C-5 no connection: the failure is said, values stay over a reload, and sending again stores once', async () => {
  const before = site.stored().length
  await open()
  await fillInquiry(page, { Message: 'Twenty satchels' })
  const keys = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.url().endsWith('/api/forms') && request.method() === 'POST') keys.add(request.headers()['idempotency-key'])
  })
  // What was sent arrives, what comes back does not.
  await page.route('**/api/forms', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await sendButton(page).click()
  await toasts(page).getByText(failed).waitFor()
  await overlay(page).waitFor({ state: 'detached' })
  await page.unroute('**/api/forms')
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => field(page, 'Message').inputValue(), soon).toBe('Twenty satchels')
  expect(await field(page, 'Country').inputValue()).toBe(goodInquiry.Country)
  expect(await page.locator('#write-consent').isChecked()).toBe(true)
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(keys.size).toBe(1)
  expect(counted(before)).toHaveLength(1)
})

test('C-5 F-6 what was changed after a failure is sent as something new', async () => {
  const before = site.stored().length
  await open()
  await fillInquiry(page, { Message: 'Ten clutches' })
  await page.route('**/api/forms', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await sendButton(page).click()
  await toasts(page).getByText(failed).waitFor()
  await overlay(page).waitFor({ state: 'detached' })
  await page.unroute('**/api/forms')
  await field(page, 'Message').fill('Twelve clutches')
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  const messages = counted(before).map(({ content }) => content.kind === 'inquiry' && content.inquiry.message)
  expect(messages).toEqual(['Ten clutches', 'Twelve clutches'])
})

test('C-5 F-6 two quick presses send once, and a server that stumbles is asked once more under the same key', async () => {
  const before = site.stored().length
  await open()
  await fillInquiry(page, { Message: 'Stumbling' })
  const keys: (string | undefined)[] = []
  await page.route('**/api/forms', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) await route.fulfill({ status: 503, json: { status: 0, output: 'Busy' } })
    else await route.continue()
  })
  await sendButton(page).dblclick()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(counted(before)).toHaveLength(1)
})

test('F-1 the country is offered by name in the visitor’s language', async () => {
  await open('/es/contact')
  await page.locator('#write-country').focus()
  const names = page.locator('#write-country-list option')
  await expect.poll(() => names.count(), soon).toBeGreaterThan(240)
  expect(await names.evaluateAll((options) => options.map((option) => option.getAttribute('value')))).toContain('Alemania')
})

test('F-7 the field no person sees is out of reach for eyes, keys and assistive technology', async () => {
  await open()
  const trap = page.locator('[name=home_page]')
  const box = await trap.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(0)
  expect(await trap.getAttribute('tabindex')).toBe('-1')
  expect(await page.getByRole('textbox', { name: 'Leave this field empty' }).count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('E-10 on a phone fields are large enough for a finger, and text so large that nothing zooms', async () => {
  await open()
  await page.setViewportSize({ width: 360, height: 740 })
  for (const control of await page.locator('main form :is(input, textarea, select, button):visible').all()) {
    if ((await control.getAttribute('type')) === 'hidden' || (await control.getAttribute('tabindex')) === '-1') continue
    const size = await control.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThanOrEqual(16)
    const box = await control.boundingBox()
    expect(box?.height ?? 0).toBeGreaterThanOrEqual((await control.getAttribute('type')) === 'checkbox' ? 24 : 44)
  }
})

/** Another house's server: the same answer, its own CORS headers, which do not know ours. */
async function otherServer(): Promise<{ server: Server; origin: string; received: string[] }> {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    if (request.method === 'POST') received.push(body)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    response.setHeader('content-type', 'application/json')
    response.end(request.method === 'POST' ? JSON.stringify({ status: '1', output: 'Received elsewhere' }) : '')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

test('C-4 R-4 a form whose address is another server is sent there, and the policy allows that server alone', async () => {
  const { server, origin, received } = await otherServer()
  const elsewhere = await startBuyerSite(dataDir, { settings: (settings) => ({ ...settings, ajaxUrl: `${origin}/ajax` }) })
  try {
    await open('/contact', elsewhere.url)
    expect(await page.locator('input[type=file]').count()).toBe(0)
    await fillInquiry(page)
    await sendButton(page).click()
    await toasts(page).getByText('Received elsewhere').waitFor()
    expect(received).toHaveLength(1)
    expect(JSON.parse(received[0] ?? '')).toMatchObject({ name: 'Lena Marsh', country: 'GB', _key: expect.any(String) })
    expect(elsewhere.stored()).toEqual([])
    const policy = (await fetch(`${elsewhere.url}/contact`)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`connect-src 'self' ${origin};`)
    expect(policy).toContain(`form-action 'self' ${origin};`)
    expect(policy.split(origin)).toHaveLength(3)
  } finally {
    server.close()
    await elsewhere.stop()
  }
})
