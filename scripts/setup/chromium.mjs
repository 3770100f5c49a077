import fs from 'node:fs'
import path from 'node:path'
import { Problem } from '../problem.mjs'
import { runStep } from './run-step.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The Chromium of this machine: the one named by the environment, else one in the path.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function findChromium(env) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Problem(`CHROMIUM_PATH should be the path of a Chromium, but is "${env.CHROMIUM_PATH}".`)
  }
  const folders = (env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram) ?? null
}

/**
 * The Chromium of this machine, installed when there is none.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<string>}
 */
export async function provideChromium(root, say) {
  const chromium =
    findChromium(process.env) ??
    (await playwrightChromium(root)) ??
    (await installWithApt(root, say)) ??
    (await download(root, say))
  if (chromium) return chromium
  throw new Problem(
    'The browser tests need Chromium, and it could be neither found nor installed: install the package chromium, or set CHROMIUM_PATH to one.',
  )
}

/**
 * @param {string} root
 * @param {(line: string) => void} say
 */
async function installWithApt(root, say) {
  if (process.getuid?.() !== 0 || !isInPath('apt-get')) return null
  say('Installing Chromium with apt-get: about a minute …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runStep(['apt-get', 'update'], { cwd: root, env })
  await runStep(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], { cwd: root, env })
  return findChromium(process.env)
}

/**
 * @param {string} root
 * @param {(line: string) => void} say
 */
async function download(root, say) {
  say('Downloading Chromium with Playwright: about a minute …')
  await runStep([process.execPath, path.join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
    cwd: root,
  })
  return playwrightChromium(root)
}

/** @param {string} root */
async function playwrightChromium(root) {
  const { chromium } = await import(path.join(root, 'node_modules/playwright-core/index.mjs'))
  const file = chromium.executablePath()
  return isProgram(file) ? file : null
}

/** @param {string} name */
function isInPath(name) {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => isProgram(path.join(folder, name)))
}

/** @param {string} file */
function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK)
    return fs.statSync(file).isFile()
  } catch {
    return false
  }
}
