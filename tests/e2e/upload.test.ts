import fs from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { axeProblems } from '../helpers/axe.ts'
import { startBrowser } from '../helpers/browser.ts'
import { type BuyerSite, startBuyerSite } from '../helpers/buyer-site.ts'
import { makeTemporaryFolder } from '../helpers/data-folder.ts'
import { fillInquiry, sendButton } from '../helpers/inquiry-form.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { dataDir } = runningProgram()
const soon = { timeout: 20_000, interval: 50 }
const megabyte = 1024 * 1024
const folder = makeTemporaryFolder('lindero-files-')

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
  fs.rmSync(folder, { recursive: true, force: true })
})

async function open(): Promise<void> {
  page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage()
  page.on('pageerror', (error) => expect.fail(`The page reported: ${error.message}`))
  await page.goto(`${site.url}/contact`)
  await page.waitForLoadState('networkidle')
}

/** A file on disk with this beginning and size. */
function file(name: string, head: string, size = 2000): string {
  const at = path.join(folder, name)
  fs.writeFileSync(at, Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(Math.max(0, size - head.length), 10)]))
  return at
}

const pdf = (name: string, size?: number) => file(name, '%PDF-1.7\n', size)
const choose = (...files: string[]) => page.locator('input[type=file]').setInputFiles(files)
const row = (name: string) => page.locator('#write-files li').filter({ hasText: name })

test('E-6 a tech pack is sent while its progress is shown, and stored with the inquiry', async () => {
  await open()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const slow = { offline: false, latency: 5, downloadThroughput: -1, uploadThroughput: 4 * megabyte }
  await session.send('Network.emulateNetworkConditions', slow)
  await choose(pdf('tech pack.pdf', 8 * megabyte))
  const shown = () =>
    row('tech pack.pdf')
      .getByRole('progressbar')
      .getAttribute('value', { timeout: 500 })
      .catch(() => null)
  await expect.poll(async () => Number(await shown()) > 0 && Number(await shown()) < 1, soon).toBe(true)
  await fillInquiry(page)
  await sendButton(page).click()
  await page.getByText('Please wait until all files are sent, or remove them.').waitFor()
  await row('tech pack.pdf').getByText('Attached').waitFor()
  await session.detach()
  expect(await axeProblems(page)).toEqual([])
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(site.stored().at(-1)?.files).toMatchObject([{ name: 'tech pack.pdf', type: 'application/pdf', size: 8 * megabyte }])
  expect(site.bytesOf(site.stored().at(-1)?.files[0]?.id ?? '')).toBe(8 * megabyte)
})

test('E-6 R-7 what is not what its name says is refused in words, and the inquiry goes without it', async () => {
  await open()
  await choose(file('pattern.pdf', 'MZ this is a program'), pdf('sketch.pdf'))
  await row('pattern.pdf')
    .getByText(/^Please attach a PDF, PNG, JPEG, WebP, AI, EPS or ZIP file/)
    .waitFor()
  await row('sketch.pdf').getByText('Attached').waitFor()
  expect(
    await row('pattern.pdf')
      .getByRole('button', { name: /Try again/ })
      .count(),
  ).toBe(0)
  await fillInquiry(page)
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(
    site
      .stored()
      .at(-1)
      ?.files.map(({ name }) => name),
  ).toEqual(['sketch.pdf'])
})

test('E-6 too large, empty, of another kind or one too many: said at once, without sending', async () => {
  await open()
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/forms/files') && sent.push(request.url()))
  await choose(pdf('huge.pdf', 25 * megabyte + 1), file('nothing.pdf', '', 0), file('song.mp3', 'ID3'))
  await row('huge.pdf').getByText('Larger than 25 MB').waitFor()
  await row('nothing.pdf').getByText('This file is empty.').waitFor()
  await row('song.mp3').getByText('Not one of the kinds we can open.').waitFor()
  expect(sent).toEqual([])
  await choose(pdf('one.pdf'), pdf('two.pdf'), pdf('three.pdf'))
  await page.getByText('At most 5 files can be attached; the others were left out.').waitFor()
  expect(await page.locator('#write-files li').count()).toBe(5)
})

test('E-6 C-5 after a broken connection a second try gives the same file, once; a removed one is not sent', async () => {
  await open()
  const before = site.uploads().length
  const keys: string[] = []
  await page.route('**/api/forms/files*', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    await (keys.length === 1 ? route.abort('connectionreset') : route.continue())
  })
  await choose(pdf('broken.pdf'))
  await row('broken.pdf').getByText('The connection broke before the file was whole.').waitFor()
  await row('broken.pdf').getByRole('button', { name: 'Try again: broken.pdf' }).click()
  await row('broken.pdf').getByText('Attached').waitFor()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  // As if the answer to the second try had been lost, too.
  const third = await fetch(`${site.url}/api/forms/files?name=broken.pdf`, {
    method: 'POST',
    headers: { 'idempotency-key': keys[0] ?? '' },
    body: fs.readFileSync(pdf('broken.pdf')),
  })
  expect((await third.json()).id).toBe(await page.locator('[name=_files]').getAttribute('value'))
  expect(site.uploads()).toHaveLength(before + 1)
  await choose(pdf('other.pdf'))
  await row('other.pdf').getByText('Attached').waitFor()
  await row('broken.pdf').getByRole('button', { name: 'Remove broken.pdf' }).click()
  await fillInquiry(page)
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(
    site
      .stored()
      .at(-1)
      ?.files.map(({ name }) => name),
  ).toEqual(['other.pdf'])
})

test('E-6 what is chosen before the list of files has come is waited for, both choices', async () => {
  await open()
  let comes: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    comes = resolve
  })
  await page.route('**/upload-list*.js', async (route) => {
    await promise
    await route.continue()
  })
  await choose(pdf('first.pdf'))
  await choose(pdf('second.pdf'))
  await fillInquiry(page)
  await sendButton(page).click()
  await page.getByText('Please wait until all files are sent, or remove them.').waitFor()
  comes()
  for (const name of ['first.pdf', 'second.pdf']) await row(name).getByText('Attached').waitFor()
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(site.stored().at(-1)?.files).toMatchObject([{ name: 'first.pdf' }, { name: 'second.pdf' }])
})

test('E-6 a file the server had no time for says why, and stops the form once', async () => {
  await open()
  const busy = { status: 429, contentType: 'application/json', body: '{"status":0,"output":"Too many files just now."}' }
  await page.route('**/api/forms/files*', (route) => route.fulfill(busy))
  await choose(pdf('late.pdf'))
  await row('late.pdf').getByText('Too many files just now.').waitFor()
  await row('late.pdf').getByRole('button', { name: 'Try again: late.pdf' }).waitFor()
  await fillInquiry(page)
  await sendButton(page).click()
  await page.getByText('A file was not sent: try again or remove it.').waitFor()
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(site.stored().at(-1)?.files).toEqual([])
})

test('E-6 a file on its way can be taken back', async () => {
  await open()
  await page.route('**/api/forms/files*', () => undefined)
  await choose(pdf('regret.pdf'))
  await row('regret.pdf').getByRole('button', { name: 'Cancel regret.pdf' }).click()
  await expect.poll(() => row('regret.pdf').count(), soon).toBe(0)
})
