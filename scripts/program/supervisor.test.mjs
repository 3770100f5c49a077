import { once } from 'node:events'
import fs from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/helpers/temporary-folder.mjs'
import { backOff } from './back-off.mjs'
import { startChild } from './child.mjs'
import { createSupervisor } from './supervisor.mjs'

/** @type {(() => void)[]} */
const cleanUps = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

/**
 * @param {string} name
 * @param {string} script
 * @returns {import('./child.mjs').Service}
 */
const fake = (name, script) => ({ name, node: true, args: ['-e', script], cwd: '/', env: { PATH: process.env.PATH } })
const running = "console.log('up'); setInterval(() => {}, 1000)"

/** @param {Partial<Parameters<typeof createSupervisor>[0]>} [options] */
function supervise(options) {
  /** @type {string[]} */
  const lines = []
  const supervisor = createSupervisor({ write: (line) => lines.push(line), delayAfter: () => 1, ...options })
  cleanUps.push(supervisor.killNow)
  return { supervisor, lines }
}

/** @param {number | undefined} pid */
function isAlive(pid) {
  try {
    process.kill(pid ?? 0, 0)
    // Ended, but not yet collected by its parent.
    return !fs.existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('the wait before a restart doubles from half a second to half a minute, and starts anew after a minute up', () => {
  let delay = 0
  const delays = Array.from({ length: 8 }, () => (delay = backOff(delay, 1000)))
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(backOff(30_000, 60_000)).toBe(500)
})

test('R-1 a process that dies is started again while the other goes on', async () => {
  const { supervisor, lines } = supervise()
  supervisor.start(fake('site', running))
  supervisor.start(fake('cms', running))
  const before = supervisor.pids()
  await vi.waitUntil(() => lines.filter((line) => line.endsWith('| up')).length === 2, 5000)
  process.kill(before.cms ?? 0, 'SIGKILL')
  await vi.waitUntil(() => lines.filter((line) => line === 'cms  | up').length === 2, 5000)
  expect(lines).toContain('The cms process ended (SIGKILL); starting it again in 0.001 s.')
  expect(supervisor.pids().site).toBe(before.site)
  expect(supervisor.pids().cms).not.toBe(before.cms)
  await supervisor.stop()
})

test('each restart waits as the back-off says, counted per process', async () => {
  const asked = vi.fn((/** @type {number} */ previous) => previous + 1)
  const { supervisor, lines } = supervise({ delayAfter: asked })
  supervisor.start(fake('site', 'process.exit(3)'))
  await vi.waitUntil(() => asked.mock.calls.length >= 3, 5000)
  await supervisor.stop()
  expect(asked.mock.calls.slice(0, 3).map(([previous]) => previous)).toEqual([0, 1, 2])
  expect(lines[0]).toBe('The site process ended (code 3); starting it again in 0.001 s.')
})

test('R-8 a stop request reaches every process, waits for its clean end and starts none again', async () => {
  const { supervisor, lines } = supervise()
  // The request may come as soon as the first line is out, so the process listens for it before.
  const clean = `process.on('SIGTERM', () => setTimeout(() => { console.log('finished'); process.exit(0) }, 50)); ${running}`
  supervisor.start(fake('site', clean))
  supervisor.start(fake('cms', clean))
  await vi.waitUntil(() => lines.length === 2, 5000)
  const pids = supervisor.pids()
  await supervisor.stop()
  expect(lines.slice(2).sort()).toEqual(['cms  | finished', 'site | finished'])
  expect(Object.values(pids).map(isAlive)).toEqual([false, false])
})

test('a process that ignores the request is ended by force after the time of grace', async () => {
  const { supervisor, lines } = supervise({ graceMs: 50 })
  supervisor.start(fake('site', `process.on('SIGTERM', () => {}); ${running}`))
  await vi.waitUntil(() => lines.length === 1, 5000)
  const { site } = supervisor.pids()
  await supervisor.stop()
  expect(isAlive(site)).toBe(false)
})

test('what a process had started itself ends with it', async () => {
  const { supervisor, lines } = supervise()
  const parent = `const { spawn } = require('node:child_process'); console.log(spawn('sleep', ['600']).pid); setInterval(() => {}, 1000)`
  supervisor.start(fake('cms', parent))
  await vi.waitUntil(() => lines.length === 1, 5000)
  const grandchild = Number(lines[0]?.split('|')[1])
  process.kill(supervisor.pids().cms ?? 0, 'SIGKILL')
  await vi.waitUntil(() => !isAlive(grandchild), 5000)
  await supervisor.stop()
})

test('services end by themselves when the supervisor is killed', async () => {
  const pidFile = `${temporaryFolder()}/pid`
  const module = new URL('./supervisor.mjs', import.meta.url).href
  const service = JSON.stringify(
    fake('site', `require('node:fs').writeFileSync('${pidFile}', String(process.pid)); ${running}`),
  )
  const script = `import { createSupervisor } from '${module}'; createSupervisor({ write: console.log }).start(${service})`
  const options = { name: 'test', node: false, cwd: '/', env: process.env }
  const supervisor = startChild({ ...options, args: [process.execPath, '--input-type=module', '-e', script] }, () => {})
  await vi.waitUntil(() => fs.existsSync(pidFile) && fs.readFileSync(pidFile, 'utf8') !== '', 5000)
  const pid = Number(fs.readFileSync(pidFile, 'utf8'))
  expect(isAlive(pid)).toBe(true)
  supervisor.kill('SIGKILL')
  await once(supervisor, 'exit')
  await vi.waitUntil(() => !isAlive(pid), 5000)
})
