import fs from 'node:fs'
import path from 'node:path'
import { Problem } from '../problem.mjs'
import { fingerprint } from './fingerprint.mjs'
import { npm } from './npm.mjs'
import { runStep } from './run-step.mjs'

/** @typedef {{ title: string, workspace: string, folder: string, output: string, products: string[], duration: string }} App */

/** @type {Record<'site' | 'cms', App>} */
export const apps = {
  site: {
    title: 'site',
    workspace: '@lindero/site',
    folder: 'apps/site',
    output: 'apps/site/dist',
    products: ['apps/site/dist/server/main.js'],
    duration: 'some seconds',
  },
  cms: {
    title: 'desk',
    workspace: '@lindero/cms',
    folder: 'apps/cms',
    output: 'apps/cms/.next',
    products: ['apps/cms/dist/prepare.mjs'],
    duration: 'one to two minutes',
  },
}

/**
 * Builds an app unless what was built before comes from the very same sources.
 * @param {string} root
 * @param {App} app
 * @param {{ say: (line: string) => void, signal?: AbortSignal | undefined }} options
 */
export async function buildWhenStale(root, app, { say, signal }) {
  const wanted = fingerprint(root, [app.folder, 'packages/contract', 'package-lock.json', 'tsconfig.base.json'])
  const stamp = path.join(root, app.output, '.stamp')
  const complete = app.products.every((file) => fs.existsSync(path.join(root, file)))
  if (complete && readStamp(stamp) === wanted) return
  fs.rmSync(stamp, { force: true })
  say(`Building the ${app.title}: ${app.duration} …`)
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const { code, output, seconds } = await runStep(npm('run', 'build', '-w', app.workspace), { cwd: root, env, signal })
  if (code !== 0) throw new Problem(`${output.trimEnd()}\nThe ${app.title} could not be built; the reason is above.`)
  fs.writeFileSync(stamp, wanted)
  say(`Built in ${seconds.toFixed(0)} s.`)
}

/** @param {string} stamp */
function readStamp(stamp) {
  return fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : null
}
