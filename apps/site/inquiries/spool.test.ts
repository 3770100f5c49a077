import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { knownKeys } from './known-keys.ts'
import { sampleSubmission } from './sample-submission.ts'
import { sharedRun } from './shared-run.ts'
import { openSpool } from './spool.ts'
import { nameOf } from './spool-names.ts'

const hourMs = 3_600_000

function sample() {
  const folder = mkdtempSync(join(tmpdir(), 'spool-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })
  return { folder: join(folder, 'spool'), logged, log }
}

test('F-6 what is put lies on disk whole, for its owner alone, and is there after a restart, oldest first', async () => {
  const { folder, log } = sample()
  const spool = openSpool(folder, log)
  const newer = sampleSubmission('the-newer-key-000001', 2000)
  const older = sampleSubmission('the-older-key-000001', 1000)
  await Promise.all([spool.put(newer.submission, newer.mark), spool.put(older.submission, older.mark)])
  const again = openSpool(folder, log)
  expect(again.names()).toEqual([nameOf(older.mark), nameOf(newer.mark)])
  expect((await again.read(nameOf(older.mark)))?.submission).toEqual(older.submission)
  const { mode } = await stat(join(folder, `${nameOf(older.mark)}.json`))
  expect(mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('F-6 a hundred at once are all there, and nothing half-written beside them', async () => {
  const { folder, log } = sample()
  const spool = openSpool(folder, log)
  const all = Array.from({ length: 100 }, (_, index) => sampleSubmission(`one-of-many-keys-${index}`, 5000 + index))
  await Promise.all(all.map(({ submission, mark }) => spool.put(submission, mark)))
  expect((await readdir(folder)).sort()).toEqual(all.map(({ mark }) => `${nameOf(mark)}.json`).sort())
})

test('F-6 when it cannot be written it is refused, and nothing is left', async () => {
  const { folder, log } = sample()
  const spool = openSpool(folder, log)
  await rm(folder, { recursive: true })
  await writeFile(folder, 'in the way')
  const { submission, mark } = sampleSubmission('a-key-without-a-place', 1000)
  await expect(spool.put(submission, mark)).rejects.toThrow(/ENOTDIR/)
  expect(spool.oldest()).toBeUndefined()
})

test('F-6 when its last step fails it is refused, and nothing is left', async () => {
  const { folder, log } = sample()
  const spool = openSpool(folder, log)
  const { submission, mark } = sampleSubmission('a-key-whose-name-is-taken', 1000)
  await mkdir(join(folder, `${nameOf(mark)}.json`, 'full'), { recursive: true })
  await expect(spool.put(submission, mark)).rejects.toThrow()
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test.each([
  ['half of it', (text: string) => text.slice(0, 100)],
  ['nothing', () => ''],
  ['something else', () => '{"hello":1}'],
  ['the inquiry of another', (text: string) => text.replace('a-key-to-be-harmed-01', 'a-key-of-another-0001')],
])('F-6 a file that holds %s is set aside and said, not deleted', async (_, harm) => {
  const { folder, log, logged } = sample()
  const { submission, mark } = sampleSubmission('a-key-to-be-harmed-01', 1000)
  await openSpool(folder, log).put(submission, mark)
  const file = join(folder, `${nameOf(mark)}.json`)
  await writeFile(file, harm(await readFile(file, 'utf8')))
  const spool = openSpool(folder, log)
  expect(await spool.read(nameOf(mark))).toBeNull()
  expect(spool.oldest()).toBeUndefined()
  expect(await readdir(join(folder, 'unreadable'))).toEqual([`${nameOf(mark)}.json`])
  expect(logged.join()).toContain('unreadable and was set aside')
})

test('C-5 a key that was sent is known for a day, over restarts, and then forgotten with its note', async () => {
  const { folder, log } = sample()
  let now = 500_000 * hourMs
  const clock = () => now
  const { mark } = sampleSubmission('a-key-that-was-sent-01', now)
  knownKeys(folder, log, clock).keep(mark)
  now += 23 * hourMs
  expect(knownKeys(folder, log, clock).find(mark.key)).toBe(mark.content)
  now += 3 * hourMs
  expect(knownKeys(folder, log, clock).find(mark.key)).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
})

test('C-5 a note that was cut off harms no other', async () => {
  const { folder, log } = sample()
  const [one, other] = [
    sampleSubmission('a-key-noted-wholly-01', Date.now()),
    sampleSubmission('a-key-noted-wholly-02', Date.now()),
  ]
  const keys = knownKeys(folder, log)
  keys.keep(one.mark)
  const [note = ''] = await readdir(folder)
  await writeFile(join(folder, note), `${await readFile(join(folder, note), 'utf8')}0000-cut\n${nameOf(other.mark)}\n`)
  const again = knownKeys(folder, log)
  expect([again.find(one.mark.key), again.find(other.mark.key)]).toEqual(['content', 'content'].map(() => one.mark.content))
})

test('F-6 a shared run serves only those who asked before it began', async () => {
  const ends: (() => void)[] = []
  const run = sharedRun(() => new Promise<void>((resolve) => ends.push(resolve)))
  const order: string[] = []
  const first = run().then(() => order.push('first'))
  const second = run().then(() => order.push('second'))
  const third = run().then(() => order.push('third'))
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await first
  await new Promise(setImmediate)
  expect([order, ends.length]).toEqual([['first'], 2])
  ends[1]?.()
  await Promise.all([second, third])
  expect(order).toEqual(['first', 'second', 'third'])
})

test('F-6 a shared run that fails fails for those it served, and for nobody after them', async () => {
  let fails = true
  const run = sharedRun(async () => {
    if (fails) throw new Error('the disk is away')
  })
  await expect(run()).rejects.toThrow('the disk is away')
  fails = false
  await expect(run()).resolves.toBeUndefined()
})
