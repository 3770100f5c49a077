import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { gather } from './gather.ts'
import { wordFor } from './read-words.ts'
import { validityOf } from './validity.ts'

test('G-1 what the cells of a column ask in one moment is asked once', async () => {
  const asked: number[][] = []
  const double = gather<number, number>(async (_payload, keys) => {
    asked.push(keys)
    return new Map(keys.map((key) => [key, key * 2]))
  })
  const desk = {} as Payload
  expect(await Promise.all([1, 2, 2, 3].map((key) => double(desk, key)))).toEqual([2, 4, 4, 6])
  expect(await double(desk, 4)).toBe(8)
  expect(asked).toEqual([[1, 2, 3], [4]])
})

test('G-1 a fault in one round is told to those who asked in it, and not to the next', async () => {
  let broken = true
  const read = gather<number, number>(async (_payload, keys) => {
    if (broken) throw new Error('no database')
    return new Map(keys.map((key) => [key, key]))
  })
  const desk = {} as Payload
  await expect(read(desk, 1)).rejects.toThrow('no database')
  broken = false
  expect(await read(desk, 1)).toBe(1)
})

const now = new Date('2026-11-15T23:30:00Z')

test.each([
  ['2026-11-14T12:00:00Z', 'expired', -1],
  ['2026-11-15T00:00:00Z', 'soon', 0],
  ['2027-01-14T23:59:00Z', 'soon', 60],
  ['2027-01-15T00:00:00Z', 'valid', 61],
])('G-1 a certificate until %s is %s', (until, validity, days) => {
  expect(validityOf(new Date(until), now)).toEqual({ validity, days })
})

test('G-1 a word is shown in the language of the reader, or else in one there is', () => {
  expect(wordFor({ en: 'Totes', es: 'Bolsos' }, 'es')).toBe('Bolsos')
  expect(wordFor({ en: 'Totes', es: '' }, 'es')).toBe('Totes')
  expect(wordFor(undefined, 'es')).toBe('')
})
