import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../../scripts/paths.mjs'
import { freePort } from '../../scripts/program/ports.mjs'
import type { RunningProgram } from '../../scripts/program/run-file.mjs'

export interface Program {
  url: string
  dataDir: string
  administrator: { email: string; password: string }
  /** Everything printed until now. */
  output: () => string
  /** The processes and ports it is made of now. */
  running: () => RunningProgram
  /** Ends one of its processes by force; the supervisor starts it again. */
  kill: (name: 'site' | 'cms', signal?: NodeJS.Signals) => void
  /** Stops it as an operator does; its exit code. The data folder is removed unless the caller gave it. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

interface Options {
  /** A folder to use, left in place; without it a temporary one. */
  dataDir?: string
  env?: Record<string, string>
  /** What must be printed for the program to count as started: by default the final block. */
  until?: RegExp
  timeoutMs?: number
}

const administrator = { email: 'owner@lindero.example', password: 'correct horse battery' }

/** Runs the whole program as `npm start` does, on a free port, and waits until it is ready. */
export async function startProgram({
  dataDir,
  env,
  until = /Ctrl-C stops it\./,
  timeoutMs = 240_000,
}: Options = {}): Promise<Program> {
  const folder = dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'lindero-data-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...operatorEnvironment(), ...settings(port, folder), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const removeFolder = () => dataDir ?? fs.rmSync(folder, { recursive: true, force: true })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    const code = await exited
    removeFolder()
    return code
  }
  const running = (): RunningProgram => JSON.parse(fs.readFileSync(path.join(folder, 'run.json'), 'utf8'))
  const ended = () => child.exitCode !== null || child.signalCode !== null
  try {
    await waitFor(() => until.test(output) || ended(), timeoutMs)
    if (ended() || !until.test(output)) throw new Error(`The program did not start:\n${output}`)
  } catch (error) {
    await stop()
    throw error
  }
  const kill = (name: 'site' | 'cms', signal: NodeJS.Signals = 'SIGKILL') => {
    const { pid } = running()[name]
    if (pid === null) throw new Error(`The ${name} process is not running.`)
    process.kill(pid, signal)
  }
  return { url: `http://127.0.0.1:${port}`, dataDir: folder, administrator, output: () => output, running, kill, stop }
}

/** Waits until something holds, asking often; fails after the time given. */
export async function waitFor(holds: () => boolean | Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`It did not happen within ${timeoutMs / 1000} s: ${holds}`)
    await delay(50)
  }
}

function operatorEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR, NODE_ENV: 'production' }
}

function settings(port: number, dataDir: string): Record<string, string> {
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  }
}
