import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../scripts/paths.mjs'
import { freePort } from '../scripts/program/ports.mjs'
import { thriftyMemory } from '../scripts/program/services.mjs'
import { provideChromium } from '../scripts/setup/chromium.mjs'
import { ask, isUp } from './answers.mjs'
import { account, deskGrowth } from './desk-growth.mjs'
import { inquiryThroughput } from './inquiries.mjs'
import { largeCatalogue } from './large-catalogue.mjs'
import { lighthouseScores } from './lighthouse.mjs'
import { clientBytes, compare, load, pagesOf, view } from './measure.mjs'
import { cpuSeconds, residentMb, startNode, until } from './processes.mjs'
import { importThroughput } from './product-import.mjs'
import { report } from './report.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lindero-bench-'))
const dataDir = path.join(folder, 'data')

await makeCopy()
const startMs = []
for (let round = 0; round < 5; round++) startMs.push(await timeStart())

const site = await startSite()
const { memoryMb, pages } = await afterViews(site)
await atRest(site.pid)
const bytes = await clientBytes(site.url)
const answer = await settled(site.url)
const bare = await startBare(answer)
console.log('Loading site and bare server in turns …')
for (const server of [site, bare]) await load(server)
const rounds = []
for (let round = 0; round < 15; round++) rounds.push(await compare(site, bare))
await bare.stop()
const lighthouse = await lighthouseScores(site.url, await provideChromium(root, console.log))
await site.stop()
const open = await startSite(dataDir, { FORM_RATE: '999999' })
const inquiries = await inquiryThroughput(open, dataDir)
await open.stop()
const large = await largeCatalogue(dataDir, 5_000, startSite)
const desk = await deskGrowth(dataDir)
const imported = await importThroughput(5_000)
fs.rmSync(folder, { recursive: true, force: true })
const text = report({
  rounds,
  pageBytes: answer.body.length,
  bytes,
  memoryMb,
  pages,
  startMs,
  large,
  lighthouse,
  inquiries,
  desk,
  imported,
})
fs.writeFileSync(path.join(root, 'benchmarks/README.md'), text)
console.log(text)

/** Runs the whole program once, so that the site's copy of the content is on disk. */
async function makeCopy() {
  console.log('Starting the whole program once, to have its content on disk …')
  const administrator = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password }
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), HOST: '127.0.0.1', ...administrator }
  const program = startNode(['scripts/start.mjs'], { cwd: root, env })
  const copied = () => /Ctrl-C stops it/.test(program.output()) && fs.existsSync(path.join(dataDir, 'site/catalogue.json'))
  await until(copied, { explain: program.output })
  await program.stop()
}

/**
 * The built site alone; the desk's address leads nowhere.
 * @param {string} [from] its data folder
 * @param {Record<string, string>} [more] of its environment
 */
async function startSite(from = dataDir, more = {}) {
  const port = await freePort()
  const env = {
    ...thriftyMemory,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: from,
    CMS_URL: `http://127.0.0.1:${await freePort()}`,
    INTERNAL_KEY: 'not needed without a desk',
    LOG_LEVEL: 'error',
    ...more,
  }
  const url = `http://127.0.0.1:${port}/`
  const started = startNode(['apps/site/dist/server/main.js'], { cwd: root, env })
  await until(() => isUp(url), { everyMs: 2, timeoutMs: 20_000, explain: started.output })
  return { ...started, url: url.slice(0, -1) }
}

async function timeStart() {
  const startedAt = performance.now()
  const started = await startSite()
  const elapsed = performance.now() - startedAt
  await started.stop()
  return elapsed
}

/** @param {Awaited<ReturnType<typeof startSite>>} running */
async function afterViews(running) {
  console.log('Viewing 10,000 pages …')
  const found = await pagesOf(running.url)
  await view(running.url, found, 10_000)
  return { memoryMb: residentMb(running.pid), pages: found.length }
}

/**
 * The home page once its best compression is done, so that both servers send the same bytes throughout.
 * @param {string} url
 */
async function settled(url) {
  let [last, same] = [await ask(url), 0]
  while (same < 6) {
    await delay(500)
    const now = await ask(url)
    same = now.body.equals(last.body) ? same + 1 : 0
    last = now
  }
  return last
}

/**
 * Waits until the process has done what it does in idle moments: compressing its pages harder would count as serving them.
 * @param {number} pid
 */
async function atRest(pid) {
  console.log('Waiting for the site to come to rest …')
  for (let quiet = 0; quiet < 3; ) {
    const before = cpuSeconds(pid)
    await delay(1000)
    quiet = cpuSeconds(pid) - before < 0.05 ? quiet + 1 : 0
  }
}

/** @param {import('./answers.mjs').Answer} sent */
async function startBare(sent) {
  const port = await freePort()
  const file = path.join(folder, 'answer.json')
  fs.writeFileSync(file, JSON.stringify({ headers: sent.headers, body: sent.body.toString('base64') }))
  const started = startNode(['benchmarks/bare-server.mjs', String(port), file], { cwd: root, env: { NODE_ENV: 'production' } })
  const url = `http://127.0.0.1:${port}`
  await until(() => isUp(url), { explain: started.output })
  return { ...started, url }
}
