import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../scripts/paths.mjs'
import { freePort } from '../scripts/program/ports.mjs'
import { writeBare } from './bare-rows.mjs'
import { peakMb, startNode, until } from './processes.mjs'
import { productFile } from './product-file.mjs'

const account = { email: 'owner@lindero.example', password: 'correct horse battery' }
const patience = { everyMs: 200, timeoutMs: 1_800_000 }

/** @typedef {{ rows: number, megabytes: number, checkSeconds: number, runSeconds: number, againSeconds: number, peakMb: number, bare: { seconds: number, rows: number } }} ImportFigures */
/** @typedef {(address: string, init?: RequestInit) => Promise<Record<string, unknown>>} Ask */

/**
 * A file of new products through the desk as staff bring it: checked, run in the background, brought a second time. Then the
 * same database rows written bare, in as many transactions.
 * @param {number} rows
 * @returns {Promise<ImportFigures>}
 */
export async function importThroughput(rows) {
  console.log(`Importing ${rows} products and writing the same rows bare …`)
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lindero-import-'))
  const body = productFile(rows)
  const program = await startDesk(dataDir)
  const { cms } = JSON.parse(fs.readFileSync(path.join(dataDir, 'run.json'), 'utf8'))
  const ask = await signIn(`http://127.0.0.1:${cms.port}`)
  const bring = () => timed(async () => reached(ask, await brought(ask, body), 'checked'))
  const check = await bring()
  const run = await timed(async () => {
    await ask(`${check.result}/start`, { method: 'POST' })
    return reached(ask, check.result, 'done')
  })
  await counted(ask, run.result, 'created', rows)
  const again = await bring()
  await counted(ask, again.result, 'unchanged', rows)
  const peak = peakMb(cms.pid)
  await program.stop()
  const bare = writeBare(path.join(dataDir, 'cms.sqlite'), path.join(dataDir, 'bare.sqlite'), Math.ceil(rows / 20))
  fs.rmSync(dataDir, { recursive: true, force: true })
  return {
    rows,
    megabytes: body.length / 1e6,
    checkSeconds: check.seconds,
    runSeconds: run.seconds,
    againSeconds: again.seconds,
    peakMb: peak,
    bare,
  }
}

/** @param {string} dataDir */
async function startDesk(dataDir) {
  const env = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DEMO: 'off',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
  }
  const program = startNode(['scripts/start.mjs'], { cwd: root, env })
  await until(() => /Ctrl-C stops it/.test(program.output()), { explain: program.output })
  return program
}

/**
 * @param {string} url
 * @returns {Promise<Ask>}
 */
async function signIn(url) {
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${url}/api-cms/users/login`, { method: 'POST', headers, body: JSON.stringify(account) })
  const { token } = await login.json()
  const authorization = `JWT ${token}`
  return async (address, init = {}) =>
    (await fetch(`${url}/api-cms/product-imports/${address}`, { ...init, headers: { authorization } })).json()
}

/**
 * @param {Ask} ask
 * @param {string} body
 */
async function brought(ask, body) {
  return Number((await ask('bring?name=products.csv&mode=publish', { method: 'POST', body })).id)
}

/**
 * @param {Ask} ask
 * @param {number} id
 * @param {string} state
 */
async function reached(ask, id, state) {
  await until(async () => (await ask(`${id}/progress`)).state === state, patience)
  return id
}

/**
 * A figure about rows that were refused would say nothing.
 * @param {Ask} ask
 * @param {number} id
 * @param {'created' | 'unchanged'} outcome
 * @param {number} rows
 */
async function counted(ask, id, outcome, rows) {
  const { counts } = await ask(`${id}/progress`)
  const number = Object(counts)[outcome]
  if (number !== rows) throw new Error(`Of ${rows} rows ${number} were ${outcome}: ${JSON.stringify(counts)}`)
}

/** @param {() => Promise<number>} work */
async function timed(work) {
  const begun = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - begun) / 1000 }
}

/** @param {ImportFigures} figures */
export function importReport(figures) {
  const { rows, megabytes, checkSeconds, runSeconds, againSeconds, bare } = figures
  const rate = (/** @type {number} */ seconds) => `${(rows / seconds).toFixed(0)} a second`
  return `## A file of ${rows.toLocaleString('en-GB')} products (G-5)

${megabytes.toFixed(1)} MB of CSV with every field in both languages, brought to a desk on SQLite. The bare program writes the ${bare.rows.toLocaleString('en-GB')} rows that
the import left in the database's tables (products, versions, change feed, what an undo needs) into an empty copy of them, in as many
transactions, and does nothing else.

| figure | measured |
|---|---|
| products imported, against bare writes of the same rows | ${(bare.seconds / runSeconds).toFixed(3)} |
| imported, validated and published | ${rate(runSeconds)} |
| the same rows written bare | ${rate(bare.seconds)} |
| checked, all new | ${rate(checkSeconds)} |
| checked, all unchanged | ${rate(againSeconds)} |
| most memory the desk's process had | ${figures.peakMb.toFixed(0)} MB |
`
}

if (process.argv[1] === import.meta.filename)
  console.log(importReport(await importThroughput(Number(process.argv[2] ?? 5_000))))
