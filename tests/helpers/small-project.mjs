import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { root } from '../../scripts/paths.mjs'
import { freePort } from '../../scripts/program/ports.mjs'
import { temporaryFolder } from './temporary-folder.mjs'

const packageFile = (/** @type {object} */ fields) => JSON.stringify({ version: '1.0.0', private: true, ...fields })
const answering = (/** @type {string} */ port) =>
  `const server = require('node:http').createServer((_, res) => res.end('fine')).listen(${port}, '127.0.0.1');
   process.on('SIGTERM', () => server.close(() => { console.log('closed'); process.exit(0) }).closeAllConnections());`
const administrator = { email: 'admin@lindero.example', password: 'made-just-now' }

/** The real scripts, and in place of both apps programs of a few lines, so that a start takes a second. */
const files = {
  'package.json': packageFile({ name: 'small', workspaces: ['apps/*'] }),
  'package-lock.json': '{ "packages": {} }',
  'node_modules/.package-lock.json': '{ "packages": {} }',
  'apps/site/package.json': packageFile({
    name: '@lindero/site',
    scripts: { build: 'mkdir -p dist/server && cp main.js dist/server' },
  }),
  'apps/site/main.js': answering('process.env.PORT'),
  'apps/cms/package.json': packageFile({
    name: '@lindero/cms',
    scripts: { build: 'mkdir -p .next dist && cp prepare.mjs dist' },
  }),
  'apps/cms/node_modules/next/dist/bin/next': answering('process.argv.at(-1)'),
  'apps/cms/prepare.mjs': `console.log('PREPARED ' + '${JSON.stringify({ administrator })}'); process.exit(0)`,
}

export function smallProject() {
  const folder = temporaryFolder()
  for (const [file, text] of Object.entries(files)) write(folder, file, text)
  fs.cpSync(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true })
  return {
    folder,
    write: (/** @type {string} */ file, /** @type {string} */ text) => write(folder, file, text),
    /** @param {Record<string, string>} [env] */
    start: (env) => startIn(folder, env),
  }
}

/**
 * @param {string} folder
 * @param {Record<string, string>} [env]
 */
async function startIn(folder, env) {
  const settings = { PORT: String(await freePort()), HOST: '127.0.0.1', ...env }
  const started = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder, env: { PATH: process.env.PATH, ...settings } })
  const exit = once(started, 'exit').then(([code]) => /** @type {number | null} */ (code))
  onTestFinished(() => void started.kill('SIGKILL'))
  let output = ''
  for (const stream of [started.stdout, started.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return {
    port: Number(settings.PORT),
    exit,
    output: () => output,
    prints: (/** @type {string} */ text) => vi.waitUntil(() => output.includes(text), { timeout: 10_000, interval: 20 }),
    signal: (/** @type {NodeJS.Signals} */ signal) => started.kill(signal),
    /** @returns {import('../../scripts/program/run-file.mjs').RunningProgram} */
    running: () => JSON.parse(fs.readFileSync(path.join(folder, 'data/run.json'), 'utf8')),
  }
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {string} text
 */
function write(folder, file, text) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  fs.writeFileSync(path.join(folder, file), text)
}
