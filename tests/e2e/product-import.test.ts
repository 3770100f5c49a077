import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { signIn } from '../helpers/sign-in.ts'

const soon = { timeout: 30_000, interval: 200 }
const program = runningProgram()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lindero-file-'))

let browser: Browser
let desk: Page

beforeAll(async () => {
  browser = await startBrowser()
  desk = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  await signIn(desk, program.url, program.administrator)
})
afterAll(async () => {
  await browser?.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function bring(name: string, content: string): Promise<void> {
  const file = path.join(folder, name)
  fs.writeFileSync(file, content)
  await desk.goto(`${program.url}/admin/collections/product-imports`)
  await desk.locator('input[type="file"]').setInputFiles(file)
}

const seasonOf = async () => {
  const answer = await desk.request.get(`${program.url}/api-cms/products?where[styleNo][equals]=LD-1036&locale=es&depth=0`)
  return (await answer.json()).docs[0]?.season
}

test('G-5 staff export the list, change a word, see what would change, import it, and undo it', async () => {
  await desk.goto(`${program.url}/admin/collections/products?search=LD-1036`)
  const link = desk.locator('.bulk-tools').getByRole('link', { name: 'CSV', exact: true })
  const [download] = await Promise.all([desk.waitForEvent('download'), link.click()])
  const text = fs.readFileSync(await download.path(), 'utf8')
  const before = await seasonOf()
  expect(text.split('\r\n')).toHaveLength(3)
  expect(text).toContain(`"${before}"`)

  await bring('season.csv', `${text.replace(`"${before}"`, '"Otoño de prueba"')}"BROKEN"\r\n`)
  await desk.getByText('This is what would happen. Nothing is written yet.').waitFor(soon)
  await desk.getByText('Row 3').waitFor()
  await desk.getByRole('tab', { name: 'Changed' }).click()
  const change = desk.locator('.bulk-row', { hasText: 'LD-1036' })
  await expect.poll(() => change.textContent(), soon).toContain(`Season (Spanish)${before} → Otoño de prueba`)
  expect(await seasonOf()).toBe(before)

  await desk.getByText('1 bad row is left out.').waitFor()
  await desk.getByRole('button', { name: 'Import 1 row' }).click()
  await desk.getByText('The import is finished.').waitFor(soon)
  expect(await seasonOf()).toBe('Otoño de prueba')

  await desk.getByRole('button', { name: 'Undo this import' }).click()
  await desk.getByRole('button', { name: 'Undo now' }).click()
  await desk.getByText('The import was undone.').waitFor(soon)
  expect(await seasonOf()).toBe(before)

  await desk.goto(`${program.url}/admin/collections/product-imports`)
  await desk.getByRole('row', { name: /season\.csv\s+Undone/ }).waitFor()
})

test('G-5 a file that is none is refused where it was chosen, in the reader’s language', async () => {
  await desk.context().addCookies([{ name: 'payload-lng', value: 'es', url: program.url }])
  await bring('picture.csv', '%PDF-1.7 nothing')
  await desk.getByRole('alert').getByText('Esto no es una tabla. Elija un archivo CSV o XLSX.').waitFor(soon)
  await desk.context().clearCookies({ name: 'payload-lng' })
})
