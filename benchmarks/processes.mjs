import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** @typedef {{ pid: number, output: () => string, stop: () => Promise<void> }} Started */

/**
 * @param {string[]} args of node
 * @param {{ cwd: string, env: Record<string, string> }} options
 * @returns {Started}
 */
export function startNode(args, { cwd, env }) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const exited = once(child, 'exit')
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    process.off('exit', end)
  }
  return { pid: child.pid ?? 0, output: () => output, stop }
}

/**
 * @param {() => boolean | Promise<boolean>} holds
 * @param {{ everyMs?: number, timeoutMs?: number, explain?: () => string }} [options]
 */
export async function until(holds, { everyMs = 50, timeoutMs = 240_000, explain = () => '' } = {}) {
  const deadline = performance.now() + timeoutMs
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`It did not happen within ${timeoutMs / 1000} s.\n${explain()}`)
    await delay(everyMs)
  }
}

/**
 * CPU seconds a process has used, of user and system together.
 * @param {number} pid
 */
export function cpuSeconds(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/**
 * Resident memory of a process in megabytes.
 * @param {number} pid
 */
export function residentMb(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/**
 * The most resident memory a process has had, in megabytes.
 * @param {number} pid
 */
export function peakMb(pid) {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
