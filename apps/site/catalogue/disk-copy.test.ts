import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentVersion } from './content-version.ts'
import { diskCopy } from './disk-copy.ts'
import { applyBatch } from './documents.ts'
import type { FeedState } from './follow-feed.ts'
import { productDocument, sampleProduct } from './sample-documents.ts'

let folder = ''
let file = ''
let logged: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-copy-'))
  file = join(folder, 'site', 'catalogue.json')
  logged = []
})
afterEach(() => rm(folder, { recursive: true }))

function stateOf(seq: number, count = 3): FeedState {
  const entries = Array.from({ length: count }, (_, index) =>
    productDocument(sampleProduct(index + 1, { name: `Bag of ${seq}` })),
  )
  return { documents: applyBatch(new Map(), { full: true, entries }).documents, position: { seq, token: `token-${seq}` } }
}

test('R-1 what was saved is read back whole by the next start', async () => {
  const copy = diskCopy(file, 'build', log)
  copy.save(stateOf(7, 250))
  await copy.flush()
  expect(await diskCopy(file, 'build', log).read()).toEqual(stateOf(7, 250))
})

test('R-1 content from the copy has the same version as when it came from the CMS', async () => {
  const copy = diskCopy(file, 'build', log)
  copy.save(stateOf(7))
  await copy.flush()
  const read = await copy.read()
  expect(contentVersion(read?.documents.values() ?? [])).toBe(contentVersion(stateOf(7).documents.values()))
})

test('no copy yet is nothing to complain about', async () => {
  expect(await diskCopy(file, 'build', log).read()).toBeNull()
  expect(logged).toEqual([])
})

test('R-1 one damaged byte anywhere is detected, said and not used', async () => {
  const copy = diskCopy(file, 'build', log)
  copy.save(stateOf(7))
  await copy.flush()
  const good = await readFile(file)
  const header = Array.from({ length: good.indexOf('\n') + 1 }, (_, place) => place)
  const body = Array.from({ length: 40 }, (_, step) => header.length + step * Math.floor((good.length - header.length) / 40))
  for (const place of [...header, ...body, good.length - 1]) {
    const damaged = Buffer.from(good)
    damaged[place] = (damaged[place] ?? 0) ^ 1
    await writeFile(file, damaged)
    logged = []
    expect(await copy.read(), `byte ${place}`).toBeNull()
    expect(logged.join()).toContain('not usable')
  }
})

test('R-1 a copy that was cut off is not used', async () => {
  const copy = diskCopy(file, 'build', log)
  copy.save(stateOf(7))
  await copy.flush()
  const good = await readFile(file)
  for (const length of [0, 1, 40, good.length >> 1, good.length - 1]) {
    await writeFile(file, good.subarray(0, length))
    expect(await copy.read()).toBeNull()
  }
})

test('a copy in another format is fetched anew', async () => {
  const copy = diskCopy(file, 'build', log)
  copy.save(stateOf(7))
  await copy.flush()
  await writeFile(file, (await readFile(file, 'utf8')).replace('"format":1', '"format":99'))
  expect(await copy.read()).toBeNull()
  expect(logged.join()).toContain('its format is 99')
})

test('the copy of an older build is shown, but everything is asked for again', async () => {
  const old = diskCopy(file, 'older', log)
  old.save(stateOf(7))
  await old.flush()
  expect(await diskCopy(file, 'newer', log).read()).toEqual({ documents: stateOf(7).documents, position: null })
})

test('many saves at once end with the newest on disk', async () => {
  const copy = diskCopy(file, 'build', log)
  for (let seq = 1; seq <= 50; seq++) copy.save(stateOf(seq))
  await copy.flush()
  expect((await copy.read())?.position?.seq).toBe(50)
})

test('a folder that cannot be written is logged and does not throw', async () => {
  await writeFile(join(folder, 'site'), 'a file where the folder should be')
  const copy = diskCopy(file, 'build', log)
  copy.save(stateOf(1))
  await copy.flush()
  expect(logged.join()).toContain('could not be written')
})
