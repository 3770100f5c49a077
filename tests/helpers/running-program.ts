import fs from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import type { RunningProgram } from '../../scripts/program/run-file.mjs'

/** The program that all browser tests share, seen from one test. */
export function runningProgram() {
  const { url, dataDir, administrator, smtpPort } = inject('program')
  const running = (): RunningProgram => JSON.parse(fs.readFileSync(path.join(dataDir, 'run.json'), 'utf8'))
  const pidOf = (name: 'site' | 'cms'): number => {
    const { pid } = running()[name]
    if (pid === null) throw new Error(`The ${name} process is not running.`)
    return pid
  }
  return {
    url,
    dataDir,
    administrator,
    smtpPort,
    pidOf,
    signal: (name: 'site' | 'cms', signal: NodeJS.Signals) => process.kill(pidOf(name), signal),
    /** The status of an address; 0 while nothing listens. */
    status: async (address: string, init?: RequestInit): Promise<number> => {
      const answer = await fetch(url + address, { redirect: 'manual', ...init }).catch(() => null)
      await answer?.arrayBuffer()
      return answer?.status ?? 0
    },
  }
}
