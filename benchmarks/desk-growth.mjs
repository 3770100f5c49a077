import fs from 'node:fs'
import path from 'node:path'
import { root } from '../scripts/paths.mjs'
import { freePort } from '../scripts/program/ports.mjs'
import { multiplyProducts } from './many-products.mjs'
import { startNode, until } from './processes.mjs'
import { median } from './report.mjs'

/** @typedef {{ screen: string, fewMs: number, manyMs: number }} ScreenFigures */
/** @typedef {{ few: number, many: number, screens: ScreenFigures[] }} DeskFigures */
/** @typedef {{ url: string, cookie: string, product: number, stop: () => Promise<void> }} OpenDesk */

export const account = { email: 'bench@lindero.example', password: 'correct horse battery' }
const [few, many] = [50, 5_000]
const rounds = 11

/** @type {[string, (desk: OpenDesk) => string][]} */
const screens = [
  ['start page', () => '/admin'],
  ['list of products', () => '/admin/collections/products'],
  ['list of products, by name', () => '/admin/collections/products?sort=name'],
  ['list of products, searched', () => '/admin/collections/products?search=tote'],
  ['list of products, one category', () => '/admin/collections/products?where[or][0][and][0][categories][in]=1'],
  ['product', ({ product }) => `/admin/collections/products/${product}`],
  ['versions of a product', ({ product }) => `/admin/collections/products/${product}/versions`],
  ['list of pictures', () => '/admin/collections/media'],
]

/**
 * The same screens of two desks, one with few products and one with a hundred times as many, asked in turns.
 * @param {string} demoData a data folder with the demo house
 * @returns {Promise<DeskFigures>}
 */
export async function deskGrowth(demoData) {
  console.log(`Opening desks with ${few} and ${many} products …`)
  const small = await openDesk(demoData, few)
  const large = await openDesk(demoData, many)
  /** @type {ScreenFigures[]} */
  const figures = []
  for (const [screen, addressOf] of screens) {
    const times = { small: /** @type {number[]} */ ([]), large: /** @type {number[]} */ ([]) }
    for (let round = -2; round < rounds; round++) {
      const [one, other] = [await timed(small, addressOf(small)), await timed(large, addressOf(large))]
      // The first answers of each are slower: the screen is read into memory.
      if (round >= 0) times.small.push(one)
      if (round >= 0) times.large.push(other)
    }
    figures.push({ screen, fewMs: median(times.small), manyMs: median(times.large) })
  }
  await Promise.all([small.stop(), large.stop()])
  return { few, many, screens: figures }
}

/**
 * @param {string} demoData
 * @param {number} products
 * @returns {Promise<OpenDesk>}
 */
async function openDesk(demoData, products) {
  const dataDir = `${demoData}-desk-${products}`
  fs.cpSync(demoData, dataDir, { recursive: true })
  fs.rmSync(path.join(dataDir, 'site'), { recursive: true, force: true })
  multiplyProducts(path.join(dataDir, 'cms.sqlite'), products)
  const port = await freePort()
  const env = { DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: `http://127.0.0.1:${port}` }
  const program = startNode(['scripts/start.mjs'], { cwd: root, env })
  await until(() => /Ctrl-C stops it/.test(program.output()), { explain: program.output })
  const { cms } = JSON.parse(fs.readFileSync(path.join(dataDir, 'run.json'), 'utf8'))
  const url = `http://127.0.0.1:${cms.port}`
  const cookie = await logIn(url)
  return { url, cookie, product: await someProduct(url, cookie), stop: program.stop }
}

/** @param {string} url */
async function logIn(url) {
  const body = JSON.stringify(account)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api-cms/users/login`, { method: 'POST', headers, body })
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';')
  if (!answer.ok || !cookie) throw new Error(`The log-in was answered with ${answer.status}.`)
  return cookie
}

/**
 * @param {string} url
 * @param {string} cookie
 */
async function someProduct(url, cookie) {
  const answer = await fetch(`${url}/api-cms/products?limit=1&depth=0&sort=-id`, { headers: { cookie } })
  const { docs } = /** @type {{ docs: { id: number }[] }} */ (await answer.json())
  return docs[0]?.id ?? 0
}

/**
 * @param {OpenDesk} desk
 * @param {string} address
 */
async function timed({ url, cookie }, address) {
  const startedAt = performance.now()
  const answer = await fetch(url + address, { headers: { cookie } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}.`)
  return performance.now() - startedAt
}
