import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { type BuyerSite, startBuyerSite } from '../helpers/buyer-site.ts'
import { overlay, sendButton, toasts } from '../helpers/inquiry-form.ts'
import { withOwnForm } from '../helpers/own-form.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { dataDir } = runningProgram()

let browser: Browser
let site: BuyerSite
let chinese: BuyerSite
let page: Page

beforeAll(async () => {
  const inChinese = {
    ...withOwnForm,
    forms: () => ({ messageLanguage: 'zh' as const, confirmation: { title: '', text: '' }, consent: '' }),
  }
  ;[browser, site, chinese] = await Promise.all([
    startBrowser(),
    startBuyerSite(dataDir, withOwnForm),
    startBuyerSite(dataDir, inChinese),
  ])
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await Promise.all([site.stop(), chinese.stop()])
})

async function open(address: string): Promise<void> {
  page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage()
  page.on('pageerror', (error) => expect.fail(`The page reported: ${error.message}`))
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}

const field = (name: string) => page.getByLabel(`Own ${name}`)
const press = () => sendButton(page, 'Ask now').click()
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
const said = (words: string) => page.locator('main form').getByText(words, { exact: true })

test.each([
  ['/privacy', 'This field cannot be empty', 'Please enter a valid mobile number'],
  ['/es/privacidad', 'Este campo no puede quedar vacío', 'Indique un número de móvil válido'],
])(
  'F-2 F-3 the first empty field gets the focus, a mobile number has eleven digits; in the visitor’s language (%s)',
  async (path, empty, mobile) => {
    await open(site.url + path)
    await press()
    await said(empty).first().waitFor()
    expect(await focused()).toBe('shop')
    await field('shop').fill('Marsh')
    await press()
    await expect.poll(focused).toBe('wish')
    await field('wish').fill('Three of each')
    await field('agreed').check()
    for (const wrong of ['12345678901', '1391234567', '139123456789', '16912345678']) {
      await field('mobile').fill(wrong)
      await press()
      await said(mobile).waitFor()
      expect(await focused()).toBe('mobile')
    }
    expect(await overlay(page).count()).toBe(0)
    expect(site.stored()).toEqual([])
  },
)

test('F-2 F-3 F-4 where the house set Chinese every generic message is the source’s, letter for letter', async () => {
  await open(`${chinese.url}/privacy`)
  await press()
  await said('该内容不能为空').first().waitFor()
  await field('shop').fill('Marsh')
  await field('wish').fill('Three of each')
  await field('agreed').check()
  await field('mobile').fill('12345')
  await press()
  await said('请填写有效的手机号码').waitFor()
  await field('mobile').fill('13912345678')
  await page.route('**/api/forms', (route) => route.abort())
  await press()
  await toasts(page).getByText('提交失败，请稍后再试！', { exact: true }).waitFor()
  await overlay(page, '加载中').waitFor({ state: 'detached' })
  await page.unroute('**/api/forms')
  await press()
  await toasts(page).getByText('提交成功', { exact: true }).waitFor()
  expect(chinese.stored()).toHaveLength(1)
})

test('C-4 F-2 a form of staff’s own is sent form-encoded, as it was filled in', async () => {
  await open(`${site.url}/privacy`)
  await field('shop').fill('Marsh & Söhne')
  await field('mobile').fill('13912345678')
  await field('land').fill('Germany')
  await field('kind').selectOption('Fabric')
  await field('wish').fill('Three\nof each')
  await field('agreed').check()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/forms') && request.method() === 'POST')
  await press()
  expect((await sent).headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  await page.getByRole('heading', { name: 'Thank you, your inquiry is with us' }).waitFor()
  expect(site.stored()).toHaveLength(1)
  expect(site.stored()[0]).toMatchObject({
    page: '/privacy',
    content: {
      kind: 'form',
      form: 'Ask for swatches',
      values: [
        { name: 'shop', value: 'Marsh & Söhne' },
        { name: 'mobile', value: '13912345678' },
        { name: 'land', value: 'DE' },
        { name: 'kind', value: 'Fabric' },
        { name: 'wish', value: 'Three\nof each' },
        { name: 'agreed', value: 'on' },
      ],
    },
  })
})
