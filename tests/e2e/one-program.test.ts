import fs from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../helpers/data-folder.ts'
import { type Program, startProgram } from '../helpers/program.ts'
import { runningProgram } from '../helpers/running-program.ts'

const folders: string[] = []
const emptyFolder = () => {
  const folder = makeTemporaryFolder('lindero-one-')
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true })
})

const firstTimeWork = /Installing|Building|Migrating|Demo /
const withoutAdministrator = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', DEMO: 'off' }
const isAlive = (pid: number | null): boolean => {
  try {
    return process.kill(pid ?? 0, 0)
  } catch {
    return false
  }
}

async function stopAndLook(program: Program, signal: NodeJS.Signals) {
  const { site, cms } = program.running()
  const code = await program.stop(signal)
  return { code, left: [site.pid, cms.pid].filter(isAlive) }
}

test('R-5 R-6 R-8 the first start makes secrets and one administrator, the second does nothing of it again', async () => {
  const dataDir = emptyFolder()
  const first = await startProgram({ dataDir, env: withoutAdministrator })
  expect(first.output().match(/Password +\S{20} /g)).toHaveLength(1)
  expect(fs.statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
  const { payloadSecret, internalKey } = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))
  for (const secret of [payloadSecret, internalKey]) expect(first.output()).not.toContain(secret)
  expect(await stopAndLook(first, 'SIGTERM')).toEqual({ code: 0, left: [] })

  const second = await startProgram({ dataDir, env: withoutAdministrator })
  expect(second.output()).not.toMatch(firstTimeWork)
  expect(second.output()).not.toContain('Password')
  expect(await stopAndLook(second, 'SIGINT')).toEqual({ code: 0, left: [] })
})

test('a busy port is a clear sentence and a failed start', async () => {
  const { port } = new URL(runningProgram().url)
  await expect(startProgram({ dataDir: emptyFolder(), env: { PORT: port } })).rejects.toThrow(
    new RegExp(`port ${port}.*(use|taken)`, 'i'),
  )
})

test.each([
  ['PORT', 'lots'],
  ['PUBLIC_URL', 'not an address'],
  ['DATABASE_URL', 'mysql://somewhere/else'],
  ['DEMO', 'perhaps'],
])('a bad %s is a clear sentence and a failed start', async (name, value) => {
  await expect(startProgram({ dataDir: emptyFolder(), env: { [name]: value } })).rejects.toThrow(
    new RegExp(`${name} should be`),
  )
})
