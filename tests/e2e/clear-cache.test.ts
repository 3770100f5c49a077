import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { signIn } from '../helpers/sign-in.ts'

const { url, administrator } = runningProgram()

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await startBrowser()
  page = await browser.newPage({ locale: 'en-GB' })
})
afterAll(() => browser.close())

test('S-8 a visitor’s copy is cleared and nothing else is loaded; staff drop the rendered pages as well', async () => {
  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(`${url}/es/clearcacle`)
  expect(await page.locator('h1').textContent()).toBe('Copia guardada borrada')
  expect(await page.getByText('rendered pages').count()).toBe(0)
  expect(asked).toEqual([`${url}/es/clearcacle`])
  expect(complaints).toEqual([])

  await signIn(page, url, administrator)
  await page.goto(`${url}/clearcacle`)
  expect(await page.getByText('rendered pages were dropped').count()).toBe(1)
  await page.getByRole('link', { name: 'Home' }).click()
  await page.waitForURL(`${url}/`)
})
