import fs from 'node:fs'
import path from 'node:path'
import { Problem } from '../problem.mjs'

/** @typedef {{ pid: number, started: string }} Owner */

/**
 * Makes the data folder and claims it for this process, so that two programs never write the same database.
 * @param {string} dataDir
 * @returns {() => void} gives the folder back
 */
export function claimDataFolder(dataDir) {
  makeFolder(dataDir)
  const lock = path.join(dataDir, 'start.lock')
  const me = { pid: process.pid, started: startOf(process.pid) }
  while (!create(lock, me)) {
    const owner = readOwner(lock)
    if (owner && owner.pid !== process.pid && isRunning(owner)) {
      throw new Problem(
        `The data folder ${dataDir} is in use by another start of this program (process ${owner.pid}); stop that one, or set DATA_DIR to another folder.`,
      )
    }
    fs.rmSync(lock, { force: true })
  }
  return () => fs.rmSync(lock, { force: true })
}

/** @param {string} dataDir */
function makeFolder(dataDir) {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Problem(`DATA_DIR should be a folder this user can write to, but ${dataDir} is not (${code}).`)
  }
}

/**
 * @param {string} lock
 * @param {Owner} owner
 */
function create(lock, owner) {
  try {
    fs.writeFileSync(lock, JSON.stringify(owner), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/**
 * @param {string} lock
 * @returns {Owner | null}
 */
function readOwner(lock) {
  try {
    return JSON.parse(fs.readFileSync(lock, 'utf8'))
  } catch {
    return null
  }
}

/** @param {Owner} owner */
function isRunning(owner) {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return false
  }
  // A number is given out again, in containers soon: the time the process started tells one owner from the next.
  return startOf(owner.pid) === owner.started
}

/** @param {number} pid */
function startOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended; only nobody has asked how yet.
    return state === 'Z' ? 'ended' : (fields[18] ?? '')
  } catch {
    return ''
  }
}
