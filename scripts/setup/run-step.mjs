import { spawn } from 'node:child_process'
import { signalGroup } from '../program/child.mjs'

/** @typedef {{ code: number, output: string, seconds: number }} StepResult */

/**
 * Runs a command to its end, in a process group of its own, so that a stop request ends all that it started.
 * @param {string[]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal | undefined, show?: boolean }} options
 *   show: print its output as it comes, instead of keeping it
 * @returns {Promise<StepResult>}
 */
export function runStep([file = '', ...args], { cwd, env = process.env, signal, show = false }) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    /** @type {Buffer[]} */
    const chunks = []
    const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (show ? process.stdout.write(chunk) : chunks.push(chunk)))
    }
    const abort = () => signalGroup(child.pid, 'SIGTERM')
    signal?.addEventListener('abort', abort, { once: true })
    child.once('error', reject)
    child.once('close', (code) => {
      signal?.removeEventListener('abort', abort)
      if (signal?.aborted) return reject(signal.reason)
      const seconds = (performance.now() - startedAt) / 1000
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString(), seconds })
    })
  })
}
