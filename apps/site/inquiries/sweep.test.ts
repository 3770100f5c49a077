import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sampleSubmission } from './sample-submission.ts'
import { clearTemporaries, sweepHeld, sweepTemporaries, sweepUploads } from './sweep.ts'

const hourMs = 3_600_000
const id = (letter: string) => letter.repeat(48)

async function sample() {
  const folder = mkdtempSync(join(tmpdir(), 'sweep-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const places = { uploads: join(folder, 'uploads'), spool: join(folder, 'spool') }
  await mkdir(places.uploads)
  await mkdir(join(places.spool, 'refused'), { recursive: true })
  const write = async (place: string, name: string, ageMs: number, content = 'x') => {
    await writeFile(join(place, name), content)
    const time = new Date(Date.now() - ageMs)
    await utimes(join(place, name), time, time)
  }
  return { ...places, write }
}

const naming = (of: string) =>
  JSON.stringify(sampleSubmission('k', 1, [{ id: of, name: 'a.pdf', type: 'x', size: 1 }]).submission)

test('F-6 what a failed write left goes in time, what is being written stays', async () => {
  const { spool, write } = await sample()
  await write(spool, 'old.tmp', hourMs)
  await write(spool, 'new.tmp', 1000)
  await write(spool, 'old.json', hourMs)
  await sweepTemporaries(spool)
  expect((await readdir(spool)).sort()).toEqual(['new.tmp', 'old.json', 'refused'])
})

test('F-6 at the start everything half-written goes', async () => {
  const { spool, write } = await sample()
  await write(spool, 'new.tmp', 0)
  await write(spool, 'whole.json', 0)
  clearTemporaries(spool)
  clearTemporaries(join(spool, 'nowhere'))
  expect((await readdir(spool)).sort()).toEqual(['refused', 'whole.json'])
})

test('E-6 files whose inquiry never came go after a day', async () => {
  const { uploads, write } = await sample()
  await write(uploads, id('a'), 25 * hourMs)
  await write(uploads, `${id('a')}.json`, 25 * hourMs)
  await write(uploads, id('b'), 23 * hourMs)
  await sweepUploads(uploads)
  expect(await readdir(uploads)).toEqual([id('b')])
})

test('E-6 files an inquiry waits with or was set aside with stay, however long', async () => {
  const { uploads, spool, write } = await sample()
  for (const letter of ['a', 'b', 'c']) await write(uploads, id(letter), 25 * hourMs)
  await write(spool, 'waiting.json', 25 * hourMs, naming(id('b')))
  await write(join(spool, 'refused'), 'refused.json', 25 * hourMs, naming(id('c')))
  await sweepHeld(uploads, spool)
  expect((await readdir(uploads)).sort()).toEqual([id('b'), id('c')])
})

test('folders that are not there yet are swept without a word', async () => {
  await expect(sweepTemporaries('/nowhere/at/all')).resolves.toBeUndefined()
  await expect(sweepHeld('/nowhere/at/all', '/nowhere/else')).resolves.toBeUndefined()
})
