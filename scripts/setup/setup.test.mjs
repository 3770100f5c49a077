import fs from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/helpers/temporary-folder.mjs'
import { fingerprint } from './fingerprint.mjs'
import { installPackages, isInstalled } from './install.mjs'
import { checkNodeVersion } from './node-version.mjs'

test.each(['20.19.0', '20.20.2', '22.0.0'])('Node %s is new enough', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow()
})

test.each(['18.20.0', '20.18.3'])('Node %s is refused with a sentence', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(`Node 20.19 or newer is needed, but this is Node ${version}`)
})

const lock = {
  packages: {
    '': {},
    'apps/site': { version: '0.1.0' },
    'node_modules/@lindero/site': { link: true },
    'node_modules/hono': { version: '4.13.17' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  },
}

test('packages are installed anew when they are missing, other than locked, or half installed', () => {
  expect(isInstalled(lock, { packages: { 'node_modules/hono': { version: '4.13.17' } } })).toBe(true)
  expect(isInstalled(lock, { packages: { 'node_modules/hono': { version: '4.13.16' } } })).toBe(false)
  expect(isInstalled(lock, { packages: {} })).toBe(false)
  expect(isInstalled(lock, null)).toBe(false)
})

/**
 * A checkout whose packages are missing, and an npm that notes what it is asked and answers as the script says.
 * @param {string} script
 */
function withNpm(script) {
  const root = temporaryFolder()
  fs.writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lock))
  const fake = `const [command] = process.argv.slice(2); require('node:fs').appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n'); ${script}`
  fs.writeFileSync(path.join(root, 'npm-cli.js'), fake)
  vi.stubEnv('npm_execpath', path.join(root, 'npm-cli.js'))
  const asked = () => fs.readFileSync(path.join(root, 'asked'), 'utf8').trim().split('\n')
  return { asked, run: () => installPackages(root, { say: () => {} }) }
}
afterEach(() => void vi.unstubAllEnvs())

test('packages are installed exactly as locked', async () => {
  const { asked, run } = withNpm('')
  await run()
  expect(asked()).toEqual(['ci --include=dev'])
})

test('a lock file that lacks optional packages of a platform does not stop the installation', async () => {
  const { asked, run } = withNpm(`if (command === 'ci') { console.error('npm error code EUSAGE'); process.exit(1) }`)
  await run()
  expect(asked()).toEqual(['ci --include=dev', 'install --no-save --include=dev'])
})

test('an installation that fails says why, and is not tried in another way', async () => {
  const { asked, run } = withNpm(`console.error('npm error network'); process.exit(1)`)
  await expect(run()).rejects.toThrow('npm error network\nThe packages could not be installed; npm says why above.')
  expect(asked()).toHaveLength(1)
})

test('an app is stale when a source changes, appears, goes or is renamed, and not for a test or its own output', () => {
  const root = temporaryFolder()
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  const now = () => fingerprint(root, ['app', 'lock.json'])
  write('app/a.ts', 'a')
  write('lock.json', '{}')
  const first = now()
  write('app/a.test.ts', 'a test')
  write('app/dist/out.js', 'output')
  write('app/node_modules/x/index.js', 'package')
  write('elsewhere.ts', 'not part of it')
  expect(now()).toBe(first)
  const seen = new Set([first])
  const changes = [
    () => write('app/a.ts', 'b'),
    () => write('lock.json', '{ }'),
    () => write('app/deep/b.css', ''),
    () => fs.renameSync(path.join(root, 'app/deep/b.css'), path.join(root, 'app/deep/c.css')),
  ]
  for (const change of changes) {
    change()
    expect(seen).not.toContain(now())
    seen.add(now())
  }
})
