import { backOff } from './back-off.mjs'
import { labelled, signalGroup, startChild } from './child.mjs'

/** @typedef {import('./child.mjs').Service} Service */
/** @typedef {{ service: Service, pid: number | undefined, delayMs: number, timer?: NodeJS.Timeout | undefined, ended: Promise<void> }} Kept */

/**
 * Keeps services running: one that ends is started again with back-off, and the others go on undisturbed.
 * @param {object} options
 * @param {(line: string) => void} options.write
 * @param {(pids: Record<string, number | undefined>) => void} [options.onChange] told after each start and end
 * @param {(previousDelayMs: number, uptimeMs: number) => number} [options.delayAfter]
 * @param {number} [options.graceMs] between the request to end and the end by force
 */
export function createSupervisor({ write, onChange = () => {}, delayAfter = backOff, graceMs = 10_000 }) {
  /** @type {Map<string, Kept>} */
  const kept = new Map()
  let stopping = false

  /** @param {Kept} entry */
  function launch(entry) {
    const startedAt = performance.now()
    const child = startChild(entry.service, labelled(entry.service.name, write))
    entry.pid = child.pid
    entry.ended = new Promise((resolve) => {
      child.once('error', (error) => {
        end(error.message)
        resolve()
      })
      child.once('exit', (code, signal) => end(signal ?? `code ${code}`))
      // After the last line it printed has been passed on.
      child.once('close', () => resolve())
      let done = false
      /** @param {string} how */
      function end(how) {
        if (done) return
        done = true
        // What the process itself had started must not hold on to its port.
        signalGroup(child.pid, 'SIGKILL')
        entry.pid = undefined
        if (!stopping) relaunch(entry, performance.now() - startedAt, how)
        onChange(pids())
      }
    })
    onChange(pids())
  }

  /**
   * @param {Kept} entry
   * @param {number} uptimeMs
   * @param {string} how
   */
  function relaunch(entry, uptimeMs, how) {
    entry.delayMs = delayAfter(entry.delayMs, uptimeMs)
    write(`The ${entry.service.name} process ended (${how}); starting it again in ${entry.delayMs / 1000} s.`)
    entry.timer = setTimeout(() => launch(entry), entry.delayMs)
  }

  function pids() {
    return Object.fromEntries([...kept].map(([name, { pid }]) => [name, pid]))
  }

  return {
    pids,
    /** @param {Service} service */
    start(service) {
      if (stopping) return
      /** @type {Kept} */
      const entry = { service, pid: undefined, delayMs: 0, ended: Promise.resolve() }
      kept.set(service.name, entry)
      launch(entry)
    },
    /** Asks every process to end, and ends by force what is still there after the time of grace. */
    async stop() {
      stopping = true
      for (const { timer } of kept.values()) clearTimeout(timer)
      for (const { pid } of kept.values()) signalGroup(pid, 'SIGTERM')
      const force = setTimeout(killNow, graceMs)
      await Promise.all([...kept.values()].map(({ ended }) => ended))
      clearTimeout(force)
    },
    killNow,
  }

  function killNow() {
    stopping = true
    for (const { pid } of kept.values()) signalGroup(pid, 'SIGKILL')
  }
}
