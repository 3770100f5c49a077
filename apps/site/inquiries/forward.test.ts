import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { feedKeyHeader, receiveFilePath, receivePath } from '@lindero/contract'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forwardSpool } from './forward.ts'
import { heldFiles } from './held-files.ts'
import { knownKeys } from './known-keys.ts'
import { type SampleDesk, sampleDesk, stored } from './sample-desk.ts'
import { sampleSubmission } from './sample-submission.ts'
import { openSpool, type Spool } from './spool.ts'
import { markOf, nameOf, readName } from './spool-names.ts'

let folder = ''
let desk: SampleDesk
let spool: Spool
let logged: string[] = []
let stop = async () => {}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forward-'))
  logged = []
  desk = await sampleDesk()
  spool = openSpool(join(folder, 'spool'), log())
})
afterEach(async () => {
  await stop()
  await desk.stop()
  rmSync(folder, { recursive: true, force: true })
})

const log = () => pino({ level: 'info' }, { write: (line: string) => logged.push(line) })

function forward(): void {
  const stopping = new AbortController()
  const known = knownKeys(join(folder, 'spool', 'sent'), log())
  const delays = { firstMs: 10, mostMs: 40 }
  const place = { cmsUrl: desk.url, internalKey: 'the key of the house' }
  const parts = {
    spool,
    known,
    desk: place,
    held: heldFiles(folder, () => ''),
    log: log(),
    signal: stopping.signal,
    delays,
  }
  const forwarding = forwardSpool(parts)
  stop = async () => {
    stopping.abort()
    await forwarding
  }
}

async function put(
  key: string,
  at: number,
  files: { id: string; name: string; type: string; size: number }[] = [],
): Promise<string> {
  const { submission, mark } = sampleSubmission(key, at, files)
  await spool.put(submission, mark)
  return nameOf(mark)
}

const left = async () => (await readdir(join(folder, 'spool'))).filter((name) => name.endsWith('.json'))
/** As the sender gave them; the desk is told a digest of the content behind. */
const keys = () => desk.received.map(({ body }): string => JSON.parse(body.toString()).key.replace(/-[0-9a-f]{16}$/, ''))
const allGone = () => vi.waitFor(async () => expect(await left()).toEqual([]))

test('F-6 what waits is brought to the desk, oldest first, with the internal key, and deleted then', async () => {
  await put('the-second-key-00001', 2000)
  await put('the-first-key-000001', 1000)
  spool = openSpool(join(folder, 'spool'), log())
  forward()
  await allGone()
  expect(keys()).toEqual(['the-first-key-000001', 'the-second-key-00001'])
  expect(desk.received[0]?.path).toBe(receivePath)
  expect(desk.received[0]?.headers[feedKeyHeader]).toBe('the key of the house')
  const { submission, mark } = sampleSubmission('the-first-key-000001', 1000)
  const key = `${submission.key}-${mark.content.slice(0, 16)}`
  expect(JSON.parse(desk.received[0]?.body.toString() ?? '')).toEqual({ ...submission, key })
})

test('F-6 a new one wakes the forwarder', async () => {
  forward()
  await put('a-key-that-wakes-001', 1000)
  await allGone()
  await put('a-key-that-wakes-002', 2000)
  await allGone()
  expect(keys()).toHaveLength(2)
})

test('C-5 what was brought is remembered by its key', async () => {
  await put('a-key-remembered-001', Date.now())
  forward()
  await allGone()
  const { mark } = sampleSubmission('a-key-remembered-001', Date.now())
  expect(knownKeys(join(folder, 'spool', 'sent'), log()).find(mark.key)).toBe(mark.content)
})

test('F-6 while the desk is away everything stays, and it is brought when it is back; said once', async () => {
  const { port } = desk
  await desk.stop()
  forward()
  await put('a-key-that-waits-001', 1000)
  await vi.waitFor(() => expect(logged.join()).toContain('cannot reach the desk'))
  await put('a-key-that-waits-002', 2000)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await left()).toHaveLength(2)
  desk = await sampleDesk(port)
  await allGone()
  expect(keys()).toEqual(['a-key-that-waits-001', 'a-key-that-waits-002'])
  expect(logged.filter((line) => line.includes('cannot reach'))).toHaveLength(1)
})

test.each([
  [500, '{}'],
  [503, '{}'],
  [401, '{}'],
  [404, 'Not found'],
  [408, '{}'],
  [409, '{}'],
  [429, '{}'],
  [200, '{"stored":false}'],
  [200, 'not even JSON'],
  [204, ''],
  [302, ''],
])('F-6 an answer of %i %s does not mean that the desk has it: it is sent again', async (status, body) => {
  desk.answers = [{ status, body }, stored]
  await put('a-key-sent-twice-001', 1000)
  forward()
  await allGone()
  expect(keys()).toEqual(['a-key-sent-twice-001', 'a-key-sent-twice-001'])
})

test('F-6 what cannot be read from the disk lets the others pass, and is said by its name', async () => {
  const unreadable = await put('a-key-unreadable-0001', 1000)
  await rm(join(folder, 'spool', `${unreadable}.json`))
  await mkdir(join(folder, 'spool', `${unreadable}.json`))
  await put('a-key-behind-it-00001', 2000)
  forward()
  await vi.waitFor(() => expect(keys()).toEqual(['a-key-behind-it-00001']))
  expect(logged.join('')).toContain(unreadable)
})

test('C-5 F-6 two things sent under one key, at two nodes, are two to the desk', async () => {
  const { submission, mark } = sampleSubmission('a-key-for-two-things1', 1000)
  await spool.put(submission, mark)
  await spool.put(submission, markOf(2000, submission.key, 'other words'))
  forward()
  await allGone()
  const told = desk.received.map(({ body }): string => JSON.parse(body.toString()).key)
  expect(new Set(told).size).toBe(2)
})

test('F-6 what the desk stumbles over lets the others pass', async () => {
  await put('a-key-that-stumbles-1', 1000)
  await put('a-key-that-passes-001', 2000)
  desk.answers = [{ status: 500, body: '{}' }, stored]
  forward()
  await allGone()
  expect(keys()).toEqual(['a-key-that-stumbles-1', 'a-key-that-passes-001', 'a-key-that-stumbles-1'])
})

test.each([400, 413, 415, 422])(
  'F-6 what the desk refuses for good (%i) is set aside, said as an error, and blocks nobody',
  async (status) => {
    const refused = await put('a-key-refused-000001', 1000)
    await put('a-key-accepted-00001', 2000)
    desk.answers = [{ status, body: '{}' }, stored]
    forward()
    await allGone()
    expect(await readdir(join(folder, 'spool', 'refused'))).toEqual([`${refused}.json`])
    expect(logged.filter((line) => line.includes('"level":50')).join()).toContain('refuses an inquiry for good')
  },
)

test('F-6 a damaged file blocks nobody', async () => {
  const damaged = await put('a-key-damaged-000001', 1000)
  await put('a-key-whole-00000001', 2000)
  await writeFile(join(folder, 'spool', `${damaged}.json`), '{')
  forward()
  await allGone()
  expect(keys()).toEqual(['a-key-whole-00000001'])
})

test('F-6 a file another process has brought meanwhile is no trouble', async () => {
  const other = await put('a-key-of-two-sites-01', 1000)
  await put('a-key-of-one-site-001', 2000)
  await rm(join(folder, 'spool', `${other}.json`))
  forward()
  await allGone()
  expect(keys()).toEqual(['a-key-of-one-site-001'])
})

test('E-6 files go first, whole and under their names, then the inquiry that names them', async () => {
  const content = Buffer.alloc(3_000_000, 'pack')
  await writeFile(join(folder, 'file-1'), content)
  const file = { id: 'file-1', name: 'Tote ñ & co.pdf', type: 'application/pdf', size: content.length }
  const name = await put('a-key-with-a-file-001', 1000, [file])
  forward()
  await allGone()
  const [first, second] = desk.received
  expect([first?.path, second?.path]).toEqual([receiveFilePath, receivePath])
  expect(Object.fromEntries(first?.query ?? [])).toEqual({
    key: `a-key-with-a-file-001-${readName(name)?.content.slice(0, 16)}`,
    id: 'file-1',
    name: file.name,
    type: file.type,
  })
  expect(first?.body.equals(content)).toBe(true)
  expect(JSON.parse(second?.body.toString() ?? '').files).toEqual([file])
  await vi.waitFor(async () => expect(await readdir(folder)).not.toContain('file-1'))
})

test('F-6 E-6 an inquiry whose file is gone still arrives, and it is said', async () => {
  await put('a-key-without-file-01', 1000, [{ id: 'gone', name: 'a.pdf', type: 'application/pdf', size: 3 }])
  forward()
  await allGone()
  expect(keys()).toEqual(['a-key-without-file-01'])
  expect(JSON.parse(desk.received[0]?.body.toString() ?? '').files).toEqual([])
  expect(logged.join()).toContain('goes on without it')
})

test('E-6 a desk that does not take the file yet gets file and inquiry again', async () => {
  await writeFile(join(folder, 'file-1'), 'abc')
  await put('a-key-with-a-file-002', 1000, [{ id: 'file-1', name: 'a.pdf', type: 'application/pdf', size: 3 }])
  desk.answers = [{ status: 503, body: '' }, stored]
  forward()
  await allGone()
  expect(desk.received.map(({ path }) => path)).toEqual([receiveFilePath, receiveFilePath, receivePath])
})

test('R-8 stopping ends at once, also while the desk keeps us waiting, and leaves the file', async () => {
  await desk.stop()
  const silent = createServer().listen(desk.port, '127.0.0.1')
  const asked = once(silent, 'connection')
  await put('a-key-interrupted-001', 1000)
  forward()
  const [socket] = await asked
  const begun = performance.now()
  await stop()
  expect(performance.now() - begun).toBeLessThan(1000)
  expect(await left()).toHaveLength(1)
  socket.destroy()
  silent.close()
  desk = await sampleDesk()
})
