import { spawn } from 'node:child_process'
import readline from 'node:readline'

/**
 * One process of the program. `node` services are Node scripts that end by themselves when the supervisor is gone.
 * @typedef {{ name: string, node: boolean, args: string[], cwd: string, env: NodeJS.ProcessEnv }} Service
 */

const lifeline = new URL('./lifeline.mjs', import.meta.url).href

/**
 * Starts a service in a process group of its own, so that a terminal's Ctrl-C reaches it only through the supervisor.
 * @param {Service} service
 * @param {(line: string) => void} onLine what it prints, line by line
 */
export function startChild(service, onLine) {
  const [command, args] = commandOf(service)
  const child = spawn(command, args, {
    cwd: service.cwd,
    env: { ...service.env, ...(service.node && { SUPERVISOR_PIPE: '3' }) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) readline.createInterface({ input: stream }).on('line', onLine)
  }
  child.stdio[3]?.on('error', () => {})
  return child
}

/**
 * Marks a line with the process that printed it: `site | …`, `cms  | …`.
 * @param {string} name
 * @param {(line: string) => void} write
 * @returns {(line: string) => void}
 */
export function labelled(name, write) {
  return (line) => write(`${name.padEnd(4)} | ${line}`)
}

/**
 * @param {Service} service
 * @returns {[string, string[]]}
 */
function commandOf({ node, args }) {
  if (node) return [process.execPath, ['--import', lifeline, ...args]]
  return [args[0] ?? '', args.slice(1)]
}

/**
 * @param {number | undefined} pid the leader of the group
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}
