import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../scripts/paths.mjs'
import { ask } from './answers.mjs'
import { cpuSeconds } from './processes.mjs'

const run = promisify(execFile)
const autocannon = path.join(root, 'node_modules/autocannon/autocannon.js')

/** @typedef {{ requests: number, seconds: number, cpuSeconds: number }} Load */
/** @typedef {{ url: string, pid: number }} Server */

/**
 * One round: both servers in short turns, first and last exchanged, so that what else the machine does meets both alike.
 * @param {Server} site
 * @param {Server} bare
 */
export async function compare(site, bare) {
  const [first, second, third, fourth] = [await load(site), await load(bare), await load(bare), await load(site)]
  return { site: sum(first, fourth), bare: sum(second, third) }
}

/**
 * @param {Load} one
 * @param {Load} other
 * @returns {Load}
 */
function sum(one, other) {
  return {
    requests: one.requests + other.requests,
    seconds: one.seconds + other.seconds,
    cpuSeconds: one.cpuSeconds + other.cpuSeconds,
  }
}

/**
 * Loads one address from another process, and counts what the serving process spends on it.
 * @param {Server} server
 * @returns {Promise<Load>}
 */
export async function load({ url, pid }) {
  const cpuBefore = cpuSeconds(pid)
  const args = [autocannon, '--json', '-c', '32', '-d', '4', '-H', 'accept-encoding=br', url]
  const { stdout } = await run(process.execPath, args, { maxBuffer: 1e8 })
  const { requests, duration, non2xx, errors } = JSON.parse(stdout)
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`)
  return { requests: requests.total, seconds: duration, cpuSeconds: cpuSeconds(pid) - cpuBefore }
}

/**
 * Every page that is linked, from home on.
 * @param {string} site
 */
export async function pagesOf(site) {
  const found = new Set(['/', '/es'])
  for (const page of found) {
    const html = await (await fetch(site + page)).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) if (found.size < 500) found.add(href)
  }
  return [...found]
}

/**
 * @param {string} site
 * @param {string[]} pages
 * @param {number} views
 */
export async function view(site, pages, views) {
  let next = 0
  const visitor = async () => {
    while (next < views) await ask(site + pages[next++ % pages.length])
  }
  await Promise.all(Array.from({ length: 16 }, visitor))
}

/**
 * Bytes that home makes a browser load, brotli: scripts with all they import, styles, preloaded fonts.
 * @param {string} site
 */
export async function clientBytes(site) {
  const html = await (await fetch(site)).text()
  const linked = [...html.matchAll(/(?:href|src)="([^"]+\.(?:js|css|woff2))"/g)].map(([, href = '']) => href)
  const files = new Set(linked)
  const bytes = { js: 0, css: 0, fonts: 0 }
  for (const file of files) {
    const { body } = await ask(site + file)
    if (file.endsWith('.css')) bytes.css += body.length
    else if (file.endsWith('.woff2')) bytes.fonts += body.length
    else {
      bytes.js += body.length
      const text = await (await fetch(site + file)).text()
      for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
        files.add(path.posix.join(path.posix.dirname(file), name))
    }
  }
  return bytes
}
