import fs from 'node:fs'
import path from 'node:path'
import { root } from '../scripts/paths.mjs'
import { freePort } from '../scripts/program/ports.mjs'
import { multiplyProducts } from './many-products.mjs'
import { residentMb, startNode, until } from './processes.mjs'

/** @typedef {{ products: number, feedSeconds: number, feedMb: number, buildMs: number, startMs: number, memoryMb: number, baseMemoryMb: number }} LargeFigures */
/** @typedef {(dataDir: string) => Promise<{ pid: number, url: string, stop: () => Promise<void> }>} StartSite */

/**
 * What a catalogue of thousands of products costs: the whole feed once, the catalogue built from it, the site started from its
 * own copy, and the memory beyond that of the small demo house.
 * @param {string} demoData
 * @param {number} products
 * @param {StartSite} startSite
 * @returns {Promise<LargeFigures>}
 */
export async function largeCatalogue(demoData, products, startSite) {
  console.log(`Filling a copy of the database up to ${products} products …`)
  const dataDir = `${demoData}-large`
  fs.cpSync(demoData, dataDir, { recursive: true })
  fs.rmSync(path.join(dataDir, 'site'), { recursive: true, force: true })
  multiplyProducts(path.join(dataDir, 'cms.sqlite'), products)
  const { feedSeconds, feedMb, buildMs } = await readWholeFeed(dataDir)
  const startedAt = performance.now()
  const large = await startSite(dataDir)
  const startMs = performance.now() - startedAt
  const memoryMb = residentMb(large.pid)
  await large.stop()
  const small = await startSite(demoData)
  const baseMemoryMb = residentMb(small.pid)
  await small.stop()
  return { products, feedSeconds, feedMb, buildMs, startMs, memoryMb, baseMemoryMb }
}

/** @param {string} dataDir */
async function readWholeFeed(dataDir) {
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), HOST: '127.0.0.1' }
  const program = startNode(['scripts/start.mjs'], { cwd: root, env })
  const copied = () => /Ctrl-C stops it/.test(program.output()) && fs.existsSync(path.join(dataDir, 'site/catalogue.json'))
  await until(copied, { explain: program.output })
  const { cms } = JSON.parse(fs.readFileSync(path.join(dataDir, 'run.json'), 'utf8'))
  const { internalKey } = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))
  const askedAt = performance.now()
  const answer = await fetch(`http://127.0.0.1:${cms.port}/api-cms/feed?after=0`, {
    headers: { 'x-internal-key': internalKey },
  })
  const bytes = (await answer.arrayBuffer()).byteLength
  const feedSeconds = (performance.now() - askedAt) / 1000
  await program.stop()
  const buildMs = Number(/"buildMs":(\d+)/.exec(program.output())?.[1] ?? Number.NaN)
  return { feedSeconds, feedMb: bytes / 1e6, buildMs }
}
