import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../../scripts/paths.mjs'
import { waitFor } from '../helpers/program.ts'

export interface Killable {
  start(): Promise<void>
  kill(): Promise<void>
  /** As an operator does; its exit code. */
  stop(): Promise<number | null>
  output(): string
}

/** A process that is killed and started again in the middle of its work; it counts as started when it answers at this address. */
export function killable(
  command: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv | Record<string, string>,
  health: string,
  cwd = root,
): Killable {
  let child: ChildProcess | null = null
  let output = ''

  async function start(): Promise<void> {
    const [program, ...args] = command
    const started = spawn(program, args, { cwd, env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env } })
    child = started
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const hasEnded = () => started.exitCode !== null || started.signalCode !== null
    await waitFor(async () => hasEnded() || (await answers(health)))
    if (hasEnded()) throw new Error(`It did not start:\n${output}`)
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? null
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
    return ending.exitCode
  }

  return {
    start,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    output: () => output,
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
