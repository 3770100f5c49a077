import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { smallProject } from '../tests/helpers/small-project.mjs'

vi.setConfig({ testTimeout: 20_000 })
const ready = 'Ctrl-C stops it.'

test('the first start builds, prepares and ends with one block; the second does none of that work', async () => {
  const project = smallProject()
  const first = await project.start()
  await first.prints(ready)
  expect(first.output()).toMatch(/Building the site.+Building the desk.+Preparing the desk/s)
  expect(first.output()).toContain(`http://localhost:${first.port}/admin`)
  expect(first.output().match(/made-just-now/g)).toHaveLength(1)
  first.signal('SIGTERM')
  expect(await first.exit).toBe(0)

  const second = await project.start()
  await second.prints(ready)
  expect(second.output()).not.toMatch(/Building|Installing/)
  second.signal('SIGINT')
  expect(await second.exit).toBe(0)

  project.write('apps/site/main.js', `${fs.readFileSync(path.join(project.folder, 'apps/site/main.js'), 'utf8')}\n// changed`)
  const third = await project.start()
  await third.prints(ready)
  expect(third.output()).toContain('Building the site')
  expect(third.output()).not.toContain('Building the desk')
  third.signal('SIGTERM')
  await third.exit
})

test('R-8 a stop lets both processes end cleanly and leaves no lock behind', async () => {
  const project = smallProject()
  const program = await project.start()
  await program.prints(ready)
  program.signal('SIGTERM')
  expect(await program.exit).toBe(0)
  expect(program.output()).toContain('site | closed')
  expect(program.output()).toContain('cms  | closed')
  expect(fs.readdirSync(path.join(project.folder, 'data'))).toEqual(['secrets.json'])
})

test('R-1 when the desk dies it is started again, and the site is not touched', async () => {
  const program = await smallProject().start()
  await program.prints(ready)
  const before = program.running()
  process.kill(before.cms.pid ?? 0, 'SIGKILL')
  await program.prints('The cms process ended (SIGKILL); starting it again in 0.5 s.')
  await vi.waitUntil(() => program.running().cms.pid, 5000)
  expect(program.running().cms.pid).not.toBe(before.cms.pid)
  expect(program.running().site).toEqual(before.site)
  expect((await fetch(`http://127.0.0.1:${program.port}/`)).status).toBe(200)
  program.signal('SIGTERM')
  await program.exit
})

test('R-1 with a copy of the content the site is up although the desk cannot be prepared', async () => {
  const project = smallProject()
  project.write('data/site/catalogue.json', '{}')
  project.write('apps/cms/prepare.mjs', `console.error('database is down'); process.exit(1)`)
  const program = await project.start()
  await program.prints('The site goes on from its copy; trying again in 10 s.')
  await vi.waitUntil(() => fetch(`http://127.0.0.1:${program.port}/`).catch(() => null), 5000)
  program.signal('SIGTERM')
  expect(await program.exit).toBe(0)
})

test('without a copy a desk that cannot be prepared ends the program with its reason', async () => {
  const project = smallProject()
  project.write('apps/cms/prepare.mjs', `console.error('database is down'); process.exit(1)`)
  const program = await project.start()
  expect(await program.exit).toBe(1)
  expect(program.output()).toMatch(
    /cms {2}\| database is down\ncms {2}\| ended with code 1\nThe desk could not be prepared; the lines above say why\.\n$/,
  )
})

test('a busy port is one sentence and no work', async () => {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {net.AddressInfo} */ (server.address())
  const program = await smallProject().start({ PORT: String(port) })
  expect(await program.exit).toBe(1)
  expect(program.output()).toMatch(new RegExp(`^Port ${port} is already in use; [^\n]+\n$`))
  server.close()
})

test('a bad variable is one sentence and no work', async () => {
  const program = await smallProject().start({ PORT: 'eighty' })
  expect(await program.exit).toBe(1)
  expect(program.output()).toBe('PORT should be a whole number from 1 to 65535, but is "eighty".\n')
})

test('a second start on the same data is refused while the first runs', async () => {
  const project = smallProject()
  const first = await project.start()
  await first.prints(ready)
  const second = await project.start()
  expect(await second.exit).toBe(1)
  expect(second.output()).toMatch(/^The data folder .* is in use by another start of this program/)
  first.signal('SIGTERM')
  expect(await first.exit).toBe(0)
})

test('a build that fails shows its output and ends the program', async () => {
  const project = smallProject()
  project.write(
    'apps/site/package.json',
    JSON.stringify({ name: '@lindero/site', version: '1.0.0', scripts: { build: 'echo no such module; exit 1' } }),
  )
  const program = await project.start()
  expect(await program.exit).toBe(1)
  expect(program.output()).toMatch(/no such module.*The site could not be built; the reason is above\.\n$/s)
})
