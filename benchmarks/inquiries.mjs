import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../scripts/paths.mjs'

const run = promisify(execFile)
const connections = 32
const seconds = 1

/** @typedef {{ accepted: number, seconds: number, p50?: number, p99?: number }} Kept */
/** @typedef {{ rounds: { site: Kept, bare: Kept }[], bytes: number, connections: number }} InquiryFigures */

/**
 * Inquiries accepted through the site, each on disk before it is answered, and a bare loop that writes and syncs files of the
 * same size on the same disk, in turns.
 * @param {{ url: string }} site started with a limit that is never reached
 * @param {string} dataDir the site's
 * @returns {Promise<InquiryFigures>}
 */
export async function inquiryThroughput({ url }, dataDir) {
  console.log('Sending inquiries and writing bare files in turns …')
  const spool = path.join(dataDir, 'site/spool')
  // Until the machine has compiled what runs often.
  for (let turn = 0; turn < 4; turn++) await send(url)
  const bytes = sizeOfOne(spool)
  const rounds = []
  for (let round = 0; round < 3; round++) rounds.push(await compare(url, path.join(dataDir, 'bare'), bytes))
  return { rounds, bytes, connections }
}

/**
 * One round: both in short turns, so that what else the machine does meets both alike.
 * @param {string} url
 * @param {string} folder
 * @param {number} bytes
 */
async function compare(url, folder, bytes) {
  /** @type {{ site: Kept[], bare: Kept[] }} */
  const turns = { site: [], bare: [] }
  for (let turn = 0; turn < 4; turn++) {
    turns.bare.push(await measured('bare-spool.mjs', folder, String(bytes), String(seconds)))
    turns.site.push(await send(url))
  }
  return { site: together(turns.site), bare: together(turns.bare) }
}

/**
 * @param {Kept[]} turns
 * @returns {Kept}
 */
function together(turns) {
  const sum = (/** @type {(turn: Kept) => number} */ of) => turns.reduce((all, turn) => all + of(turn), 0)
  const worst = (/** @type {'p50' | 'p99'} */ name) => Math.max(...turns.map((turn) => turn[name] ?? 0))
  return {
    accepted: sum(({ accepted }) => accepted),
    seconds: sum((turn) => turn.seconds),
    p50: worst('p50'),
    p99: worst('p99'),
  }
}

/** @param {string} url */
function send(url) {
  return measured('inquiry-load.mjs', url, String(connections), String(seconds))
}

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<Kept>}
 */
async function measured(program, ...args) {
  const { stdout } = await run(process.execPath, [path.join(root, 'benchmarks', program), ...args])
  return JSON.parse(stdout)
}

/** @param {string} spool */
function sizeOfOne(spool) {
  const [first] = fs.readdirSync(spool).filter((name) => name.endsWith('.json'))
  if (!first) throw new Error('No inquiry lies in the spool.')
  return fs.statSync(path.join(spool, first)).size
}
