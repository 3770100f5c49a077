import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../paths.mjs'
import { Problem, Stopped } from '../problem.mjs'
import { apps, buildWhenStale } from '../setup/build.mjs'
import { installPackages } from '../setup/install.mjs'
import { checkNodeVersion } from '../setup/node-version.mjs'
import { claimDataFolder } from './data-folder.mjs'
import { checkPort, freePort } from './ports.mjs'
import { prepareDesk } from './prepare.mjs'
import { becomesReady } from './ready.mjs'
import { administratorLines, readyBlock } from './report.mjs'
import { createRunFile } from './run-file.mjs'
import { loadSecrets } from './secrets.mjs'
import { readSettings } from './settings.mjs'
import { awaitStopRequest } from './stop-request.mjs'
import { createSupervisor } from './supervisor.mjs'

/** @typedef {import('./services.mjs').Context} Context */
/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {{ builds: boolean, services: (context: Context) => import('./services.mjs').Services }} Kind */

const readyWithinMs = 180_000
const prepareAgainMs = 10_000
const say = (/** @type {string} */ line) => console.log(line)

/**
 * The whole program, from the operator's environment to a clean stop.
 * @param {Kind} kind
 */
export async function launch(kind) {
  checkNodeVersion(process.versions.node)
  const settings = readSettings(process.env, process.cwd())
  const release = claimDataFolder(settings.dataDir)
  try {
    await checkPort(settings.port, settings.host)
    await supervise(kind, settings)
  } finally {
    release()
  }
}

/**
 * @param {Kind} kind
 * @param {Settings} settings
 */
async function supervise(kind, settings) {
  const ports = { site: settings.port, cms: await freePort() }
  const runFile = createRunFile(settings.dataDir, ports)
  const supervisor = createSupervisor({ write: say, onChange: runFile.write })
  const signal = awaitStopRequest(() => {
    supervisor.killNow()
    process.exit(130)
  })
  try {
    await bringUp(kind, { settings, ports, supervisor, signal })
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  } catch (error) {
    if (!(error instanceof Stopped) && !signal.aborted) throw error
  } finally {
    if (signal.aborted) say('Stopping …')
    await supervisor.stop()
    runFile.remove()
  }
}

/**
 * @param {Kind} kind
 * @param {{ settings: Settings, ports: { site: number, cms: number }, supervisor: ReturnType<typeof createSupervisor>, signal: AbortSignal }} parts
 */
async function bringUp(kind, { settings, ports, supervisor, signal }) {
  await installPackages(root, { say, signal })
  const secrets = loadSecrets(settings.dataDir, settings.values, say)
  const services = kind.services({ root, settings, secrets, cmsPort: ports.cms })
  if (kind.builds) await buildWhenStale(root, apps.site, { say, signal })
  // With a copy of the published content on disk, buyers need not wait for the desk.
  const copy = fs.existsSync(path.join(settings.dataDir, 'site/catalogue.json'))
  if (copy) supervisor.start(services.site)
  if (kind.builds) await buildWhenStale(root, apps.cms, { say, signal })
  const administrator = await prepare(services.prepare, { again: copy, signal })
  supervisor.start(services.cms)
  if (!copy) supervisor.start(services.site)
  try {
    await awaitReadiness({ settings, cmsPort: ports.cms, copy, signal })
  } catch (error) {
    // A password that was just made is shown now or never.
    if (administrator.password) say(administratorLines(administrator).join('\n'))
    throw error
  }
  say(readyBlock(settings, administrator))
}

/** @param {{ settings: Settings, cmsPort: number, copy: boolean, signal: AbortSignal }} options */
async function awaitReadiness({ settings, cmsPort, copy, signal }) {
  const addresses = [`http://127.0.0.1:${cmsPort}/api-cms/health`, `${localAddress(settings)}/readyz`]
  const ready = await Promise.all(addresses.map((url) => becomesReady(url, { signal, timeoutMs: readyWithinMs })))
  if (!ready.includes(false)) return
  const silent = addresses[ready.indexOf(false)]
  if (!copy) throw new Problem(`No answer from ${silent} within three minutes; the lines above say why.`)
  say(`No answer from ${silent} yet; it is tried again, and the site goes on from its copy.`)
}

/**
 * @param {import('./child.mjs').Service} service
 * @param {{ again: boolean, signal: AbortSignal }} options again: the site is already serving, so a failure must not end the program
 */
async function prepare(service, { again, signal }) {
  say('Preparing the desk: some seconds, at the very first start one to two minutes …')
  for (;;) {
    const administrator = await prepareDesk(service, { write: say, signal })
    if (administrator) return administrator
    const failure = 'The desk could not be prepared; the lines above say why.'
    if (!again) throw new Problem(failure)
    say(`${failure} The site goes on from its copy; trying again in ${prepareAgainMs / 1000} s.`)
    await delay(prepareAgainMs, undefined, { signal })
  }
}

/** @param {Settings} settings */
function localAddress({ host, port }) {
  const reached = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}
