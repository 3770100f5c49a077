import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/helpers/temporary-folder.mjs'
import { claimDataFolder } from './data-folder.mjs'

test('R-6 a new data folder can be entered by its owner alone', () => {
  const folder = path.join(temporaryFolder(), 'data')
  claimDataFolder(folder)
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
})

test('a data folder used by another running program is refused, and free again when that one has ended', async () => {
  const folder = temporaryFolder()
  const module = new URL('./data-folder.mjs', import.meta.url).href
  const script = `import { claimDataFolder } from '${module}'; claimDataFolder(process.argv[1]); console.log('claimed'); setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void other.kill('SIGKILL'))
  await new Promise((resolve) => other.stdout.once('data', resolve))
  expect(() => claimDataFolder(folder)).toThrow(new RegExp(`${folder} is in use .* \\(process ${other.pid}\\)`))
  const ended = new Promise((resolve) => other.once('exit', resolve))
  other.kill('SIGKILL')
  await ended
  expect(() => claimDataFolder(folder)).not.toThrow()
})

test('a lock whose number now belongs to another process does not count', () => {
  const folder = temporaryFolder()
  fs.writeFileSync(path.join(folder, 'start.lock'), JSON.stringify({ pid: process.ppid, started: 'long ago' }))
  expect(() => claimDataFolder(folder)).not.toThrow()
})

test('a folder given back can be claimed again', () => {
  const folder = temporaryFolder()
  claimDataFolder(folder)()
  expect(fs.readdirSync(folder)).toEqual([])
})

test('a data folder that is a file is refused with a sentence', () => {
  const file = path.join(temporaryFolder(), 'file')
  fs.writeFileSync(file, '')
  expect(() => claimDataFolder(file)).toThrow(/^DATA_DIR should be a folder this user can write to/)
})
