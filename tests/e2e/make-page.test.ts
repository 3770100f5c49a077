import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { publishInDesk } from '../helpers/publish-in-desk.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { signIn } from '../helpers/sign-in.ts'

const { url, administrator } = runningProgram()
const soon = { timeout: 5_000, interval: 100 }

let browser: Browser
let desk: Page

beforeAll(async () => {
  browser = await startBrowser()
  desk = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  await signIn(desk, url, administrator)
})
afterAll(() => browser.close())

async function addBlock(name: string): Promise<void> {
  await desk
    .getByRole('button', { name: /^Add Part/ })
    .last()
    .click()
  await desk.getByRole('button', { name, exact: true }).last().click()
}

/** What a buyer reads at an address: the heading, and whether a sentence stands there. */
async function read(path: string, sentence: string): Promise<{ status: number; heading: string; found: boolean }> {
  const answer = await fetch(url + path)
  const html = await answer.text()
  return { status: answer.status, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '', found: html.includes(sentence) }
}

test('G-1 S-2 an editor makes a page of blocks, publishes it, and it stands at its address in both languages', async () => {
  await desk.goto(`${url}/admin/collections/pages/create?locale=en`)
  await desk.locator('input[name="title"]').fill('Leather care')
  await addBlock('Opening')
  await desk.locator('input[name="blocks.0.title"]').fill('Care for leather')
  await desk.locator('textarea[name="blocks.0.text"]').fill('Wipe it dry, and feed it twice a year.')
  await addBlock('Figures')
  await desk.locator('input[name="blocks.1.title"]').fill('In short')
  await publishInDesk(desk)
  await desk.waitForURL(/\/pages\/\d+/)
  const page = { status: 200, heading: 'Care for leather', found: true }
  await expect.poll(() => read('/leather-care', 'Wipe it dry, and feed it twice a year.'), soon).toEqual(page)

  const address = new URL(desk.url())
  address.searchParams.set('locale', 'es')
  await desk.goto(address.href)
  await desk.locator('input[name="title"]').fill('Cuidado de la piel')
  await desk.locator('input[name="blocks.0.title"]').fill('Cuidar la piel')
  await desk.locator('textarea[name="blocks.0.text"]').fill('Séquela con un paño y nútrala dos veces al año.')
  await publishInDesk(desk)
  const pagina = { status: 200, heading: 'Cuidar la piel', found: true }
  await expect.poll(() => read('/es/cuidado-de-la-piel', 'Séquela con un paño'), soon).toEqual(pagina)
  expect((await read('/es/leather-care', '')).status).toBe(404)
})
