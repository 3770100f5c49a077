import { expect, test } from 'vitest'
import { allNumbers, disagreements, namedTests, readMap, writeMap } from './requirements.mjs'

/** Joined here, so that these samples are not taken for tests themselves. @param {string[]} names */
const testFile = (...names) => names.map((name) => `test('${name}', () => {})`).join('\n')
const empty = allNumbers()
  .map((number) => `| ${number} | what it asks | not yet |`)
  .join('\n')
const proof = ['S-10', 'unknown', 'address'].join(' ')
const both = ['S-10', 'S-11', 'no page'].join(' ')

test('a test names the requirements it proves at the start of its name', () => {
  expect(namedTests('a.test.ts', testFile(both, 'something else'))).toEqual([
    { name: both, file: 'a.test.ts', numbers: ['S-10', 'S-11'] },
  ])
})

test('every requirement is in the map, none twice', () => {
  expect(allNumbers()).toHaveLength(78)
  expect(disagreements(empty, [])).toEqual([])
  expect(disagreements(empty.replace('| S-7 |', '| S-70 |'), [])).toEqual([
    'the map lacks S-7',
    'the map lists S-70, which is no requirement or stands there twice',
  ])
  expect(disagreements(`${empty}\n| S-7 | again | not yet |`, [])).toHaveLength(1)
})

test('a test that the map does not list is an error, and writing the map anew mends it', () => {
  const tests = namedTests('a.test.ts', testFile(proof, both))
  expect(disagreements(empty, tests)).toHaveLength(3)
  const written = writeMap(empty, tests)
  expect(disagreements(written, tests)).toEqual([])
  expect(readMap(written).find(({ number }) => number === 'S-10')?.tests).toEqual([
    `${both} (a.test.ts)`,
    `${proof} (a.test.ts)`,
  ])
  expect(writeMap(written, tests)).toBe(written)
})

test('a map that names a test which is gone is an error', () => {
  const written = writeMap(empty, namedTests('a.test.ts', testFile(proof)))
  expect(disagreements(written, [])).toEqual([`S-10: the map names a test that does not exist, ${proof} (a.test.ts)`])
})

test('a test for a requirement that does not exist is an error', () => {
  const name = ['S-99', 'nothing'].join(' ')
  expect(disagreements(empty, namedTests('a.test.ts', testFile(name)))).toEqual([
    `a.test.ts: "${name}" names S-99, which is no requirement`,
  ])
})
