import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../scripts/paths.mjs'
import { ask } from './answers.mjs'
import { cpuSeconds } from './processes.mjs'

const run = promisify(execFile)
const generator = path.join(root, 'benchmarks/load-generator.mjs')

/** @typedef {{ requests: number, seconds: number, cpuSeconds: number }} Load */
/** @typedef {{ url: string, pid: number }} Server */

/**
 * One round: both servers in short turns, first and last exchanged, so that what else the machine does meets both alike.
 * @param {Server} site
 * @param {Server} bare
 */
export async function compare(site, bare) {
  const sums = { site: { requests: 0, seconds: 0, cpuSeconds: 0 }, bare: { requests: 0, seconds: 0, cpuSeconds: 0 } }
  for (let turn = 0; turn < 4; turn++) {
    for (const name of turn % 2 ? /** @type {const} */ (['site', 'bare']) : /** @type {const} */ (['bare', 'site']))
      add(sums[name], await load({ site, bare }[name]))
  }
  return sums
}

/**
 * @param {Load} sum
 * @param {Load} more
 */
function add(sum, more) {
  sum.requests += more.requests
  sum.seconds += more.seconds
  sum.cpuSeconds += more.cpuSeconds
}

/**
 * Loads one address from another process, and counts what the serving process spends on it.
 * @param {Server} server
 * @returns {Promise<Load>}
 */
export async function load({ url, pid }) {
  const cpuBefore = cpuSeconds(pid)
  const { stdout } = await run(process.execPath, [generator, url, '32', '0.5'])
  return { ...JSON.parse(stdout), cpuSeconds: cpuSeconds(pid) - cpuBefore }
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
  const needed = /data-needs="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const files = new Set([...linked, ...needed])
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
