import fs from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/helpers/temporary-folder.mjs'
import { loadSecrets } from './secrets.mjs'

const mode = (/** @type {string} */ file) => fs.statSync(file).mode & 0o777

test('R-6 secrets are made at first start, readable by the owner alone, and stay the same afterwards', () => {
  const folder = temporaryFolder()
  const first = loadSecrets(folder, {}, () => {})
  expect(first.payloadSecret.length).toBeGreaterThanOrEqual(43)
  expect(first.internalKey).not.toBe(first.payloadSecret)
  expect(mode(path.join(folder, 'secrets.json'))).toBe(0o600)
  expect(loadSecrets(folder, {}, () => {})).toEqual(first)
  expect(loadSecrets(temporaryFolder(), {}, () => {})).not.toEqual(first)
})

test('R-6 secrets given in the environment are used and not stored', () => {
  const folder = temporaryFolder()
  const env = { PAYLOAD_SECRET: 'from the environment', INTERNAL_KEY: 'this one as well' }
  expect(loadSecrets(folder, env, () => {})).toEqual({ payloadSecret: env.PAYLOAD_SECRET, internalKey: env.INTERNAL_KEY })
  expect(fs.readdirSync(folder)).toEqual([])
})

test('R-6 a secrets file that others can read is tightened, and the operator is told', () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'secrets.json')
  const secrets = loadSecrets(folder, {}, () => {})
  fs.chmodSync(file, 0o644)
  const note = vi.fn()
  expect(loadSecrets(folder, {}, note)).toEqual(secrets)
  expect(mode(file)).toBe(0o600)
  expect(note).toHaveBeenCalledWith(expect.stringContaining('could be read by other users'))
})

test.each(['', '{', '{}', '{"payloadSecret":"x","internalKey":"y"}'])(
  'a damaged secrets file (%s) is never replaced',
  (text) => {
    const folder = temporaryFolder()
    const file = path.join(folder, 'secrets.json')
    fs.writeFileSync(file, text, { mode: 0o600 })
    expect(() => loadSecrets(folder, {}, () => {})).toThrow(/secrets\.json is damaged; put it back from a backup/)
    expect(fs.readFileSync(file, 'utf8')).toBe(text)
  },
)
