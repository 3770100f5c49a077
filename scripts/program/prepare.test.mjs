import { expect, test } from 'vitest'
import { prepareDesk } from './prepare.mjs'
import { readyBlock } from './report.mjs'
import { readSettings } from './settings.mjs'

/** @param {string} script */
function prepare(script) {
  /** @type {string[]} */
  const lines = []
  const service = { name: 'cms', node: true, args: ['-e', script], cwd: '/', env: { PATH: process.env.PATH } }
  const { signal } = new AbortController()
  return prepareDesk(service, { write: (line) => lines.push(line), signal }).then((administrator) => ({ administrator, lines }))
}

test('R-5 the password made at first start is not in the log, and stands in the block', async () => {
  const answer = JSON.stringify({ administrator: { email: 'a@b.example', password: 'only-now' } })
  const { administrator, lines } = await prepare(
    `console.log('migrating'); console.log('PREPARED ' + ${JSON.stringify(answer)})`,
  )
  expect(lines).toEqual(['cms  | migrating'])
  if (!administrator) throw new Error('no administrator')
  const block = readyBlock(readSettings({ PORT: '3456' }, '/'), administrator)
  for (const part of ['http://localhost:3456\n', 'http://localhost:3456/admin\n', 'a@b.example', 'only-now'])
    expect(block).toContain(part)
  expect(readyBlock(readSettings({}, '/'), { ...administrator, password: null })).not.toContain('Password')
})

test('a preparation that fails says so and shows what it printed', async () => {
  const { administrator, lines } = await prepare(`console.error('no such table'); process.exitCode = 1`)
  expect(administrator).toBeNull()
  expect(lines).toEqual(['cms  | no such table', 'cms  | ended with code 1'])
})
