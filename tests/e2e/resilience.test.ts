import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from '../../scripts/paths.mjs'
import { freePort } from '../../scripts/program/ports.mjs'
import { makeTemporaryFolder } from '../helpers/data-folder.ts'
import { runningProgram } from '../helpers/running-program.ts'

const program = runningProgram()
const { url, dataDir, pidOf, signal, status } = program
const soon = { timeout: 30_000, interval: 100 }
const pages = [
  '/',
  '/es',
  '/category/tote-bags',
  '/es/category/bolsos-tote',
  '/products',
  '/es/products',
  '/product/1001',
  '/es/product/1001',
]

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function firstPicture(): Promise<string> {
  const html = await (await fetch(`${url}/product/1001`)).text()
  return /\/media\/[\w.-]+\.avif/.exec(html)?.[0] ?? ''
}

test('R-1 the desk dies: every page goes on, and the desk comes back by itself', async () => {
  const before = pidOf('cms')
  signal('cms', 'SIGKILL')
  for (const page of pages) expect([page, await status(page)]).toEqual([page, 200])
  await expect.poll(() => status('/admin/login'), soon).toBe(200)
  expect(pidOf('cms')).not.toBe(before)
})

test('R-1 the site is restarted while the desk does not answer: every page and picture is there', async () => {
  const picture = await firstPicture()
  const before = pidOf('site')
  const desk = pidOf('cms')
  process.kill(desk, 'SIGSTOP')
  cleanUps.push(() => process.kill(desk, 'SIGCONT'))
  signal('site', 'SIGKILL')
  await expect.poll(() => status('/readyz'), soon).toBe(200)
  expect(pidOf('site')).not.toBe(before)
  for (const page of [...pages, picture]) expect([page, await status(page)]).toEqual([page, 200])
})

/** The built site by itself, with a copy of the program's data and nobody at the desk's address. */
async function siteAlone(
  prepare: (folder: string) => void,
): Promise<{ get: (address: string) => Promise<number>; log: () => string }> {
  const folder = makeTemporaryFolder('lindero-alone-')
  cleanUps.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  fs.cpSync(path.join(dataDir, 'site'), path.join(folder, 'site'), { recursive: true })
  prepare(folder)
  const port = await freePort()
  const child = spawn(process.execPath, ['apps/site/dist/server/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      CMS_URL: `http://127.0.0.1:${await freePort()}`,
      INTERNAL_KEY: 'a-key-that-opens-nothing',
    },
  })
  let log = ''
  child.stdout.on('data', (text) => (log += text))
  cleanUps.push(async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  const get = async (address: string) =>
    (await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' }).catch(() => null))?.status ?? 0
  await expect.poll(() => get('/healthz'), soon).toBe(200)
  return { get, log: () => log }
}

test('R-1 a site that starts where no desk is serves from its own copy', async () => {
  const { get } = await siteAlone(() => {})
  for (const page of pages) expect([page, await get(page)]).toEqual([page, 200])
  expect(await get('/admin')).toBe(503)
})

test('R-1 a damaged copy is noticed and not shown', async () => {
  const { get, log } = await siteAlone((folder) => {
    const file = path.join(folder, 'site/catalogue.json')
    const text = fs.readFileSync(file, 'utf8')
    fs.writeFileSync(file, text.replace('Alba Structured Tote', 'Alba Structured T0te'))
  })
  expect(await get('/')).toBe(503)
  expect(await get('/readyz')).toBe(503)
  expect(log()).toMatch(/checksum|damaged/i)
})
