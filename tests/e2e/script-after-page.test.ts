import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { runningProgram } from '../helpers/running-program.ts'
import { stage } from '../helpers/stage.ts'

const { url } = runningProgram()
const on = stage()
let page: Page
let scripts: string[]

beforeEach(async () => {
  page = on.page
  scripts = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
})

const hasBegun = () => scripts.some((path) => path.includes('/react-'))

test('P-6 the first script alone is asked for until the page has loaded, then the rest', async () => {
  let beganBeforeLoad = false
  page.once('load', () => {
    beganBeforeLoad = hasBegun()
  })
  await page.goto(`${url}/product/1001`)
  expect(beganBeforeLoad).toBe(false)
  await expect.poll(hasBegun, { timeout: 5_000 }).toBe(true)
})

test('P-6 S-15 a picture that hangs keeps nobody waiting: the script comes when something is pressed', async () => {
  // The clock stands, so that nothing but the key can begin it.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.route('**/media/**', () => undefined)
  await page.goto(`${url}/product/1001`, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => scripts.some((path) => path.includes('/entry-')), { timeout: 5_000 }).toBe(true)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(hasBegun()).toBe(false)
  await page.keyboard.press('Tab')
  await expect.poll(hasBegun, { timeout: 5_000 }).toBe(true)
})
