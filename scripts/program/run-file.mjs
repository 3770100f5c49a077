import fs from 'node:fs'
import path from 'node:path'

/** @typedef {{ pid: number | null, port: number }} RunningService */
/** @typedef {{ supervisor: number, site: RunningService, cms: RunningService }} RunningProgram */

/**
 * Keeps `run.json` in the data folder telling which processes make up the running program, for operators and tests.
 * @param {string} dataDir
 * @param {{ site: number, cms: number }} ports
 */
export function createRunFile(dataDir, ports) {
  const file = path.join(dataDir, 'run.json')
  return {
    /** @param {Record<string, number | undefined>} pids */
    write(pids) {
      /** @type {RunningProgram} */
      const running = {
        supervisor: process.pid,
        site: { pid: pids.site ?? null, port: ports.site },
        cms: { pid: pids.cms ?? null, port: ports.cms },
      }
      fs.writeFileSync(`${file}.new`, JSON.stringify(running), { mode: 0o600 })
      fs.renameSync(`${file}.new`, file)
    },
    remove() {
      fs.rmSync(file, { force: true })
    },
  }
}
