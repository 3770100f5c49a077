import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../paths.mjs'
import { Problem } from '../problem.mjs'
import { freePort } from '../program/ports.mjs'

/**
 * Runs the whole program with demo content in a folder of its own, as long as the work takes.
 * @param {(site: string) => Promise<void>} work
 * @param {Record<string, string>} [settings] variables of the environment that differ
 */
export async function withDemoSite(work, settings = {}) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lindero-demo-'))
  const port = await freePort()
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', ...settings }
  const program = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(program, 'exit')
  try {
    await isReady(program.stdout)
    await work(`http://127.0.0.1:${port}`)
  } finally {
    program.kill('SIGTERM')
    await ended
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

/** @param {import('node:stream').Readable} output */
async function isReady(output) {
  for await (const line of createInterface({ input: output })) {
    if (!line.includes('{"level"')) console.log(line)
    if (line.includes('Ctrl-C stops it')) return void output.resume()
  }
  throw new Problem('The program did not start; what it said stands above.')
}
