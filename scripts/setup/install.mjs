import fs from 'node:fs'
import path from 'node:path'
import { Problem } from '../problem.mjs'
import { npm } from './npm.mjs'
import { runStep } from './run-step.mjs'

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }> }} Lock */

/**
 * Installs the packages when they are missing or the lock file asks for others.
 * @param {string} root
 * @param {{ say: (line: string) => void, signal?: AbortSignal }} options
 */
export async function installPackages(root, { say, signal }) {
  const wanted = readLock(path.join(root, 'package-lock.json'))
  if (!wanted) throw new Problem('package-lock.json is missing or damaged; take a complete copy of the project.')
  if (isInstalled(wanted, readLock(path.join(root, 'node_modules/.package-lock.json')))) return
  say('Installing packages: about a minute …')
  const { code, output, seconds } = await install(root, signal)
  if (code !== 0) throw new Problem(`${output.trimEnd()}\nThe packages could not be installed; npm says why above.`)
  say(`Installed in ${seconds.toFixed(0)} s.`)
}

/**
 * @param {string} root
 * @param {AbortSignal | undefined} signal
 */
async function install(root, signal) {
  // Without `--include=dev` a NODE_ENV of production would leave out what the build needs.
  const clean = await runStep(npm('ci', '--include=dev'), { cwd: root, signal })
  // `npm ci` refuses a lock file that lacks optional packages of some platform; `npm install` adds them, everything else as locked.
  const incomplete = clean.code !== 0 && clean.output.includes('EUSAGE')
  return incomplete ? runStep(npm('install', '--no-save', '--include=dev'), { cwd: root, signal }) : clean
}

/**
 * npm writes what it installed as the last act of an installation, so an interrupted one does not count.
 * @param {Lock} wanted
 * @param {Lock | null} installed
 */
export function isInstalled(wanted, installed) {
  if (!installed?.packages) return false
  const { packages } = installed
  return Object.entries(wanted.packages ?? {}).every(([name, { version, optional, devOptional, link }]) => {
    if (!name.includes('node_modules/') || link) return true
    // Packages for other platforms are never there.
    const found = packages[name]
    return found ? found.version === version : optional === true || devOptional === true
  })
}

/**
 * @param {string} file
 * @returns {Lock | null}
 */
function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
