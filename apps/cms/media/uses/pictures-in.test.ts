import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { joined, picturesIn } from './pictures-in.ts'

const upload = (name: string, more: object = {}): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: { en: `${name} en`, es: `${name} es` },
  ...more,
})
const fields: Field[] = [
  upload('one'),
  upload('many', { hasMany: true }),
  upload('each', { localized: true }),
  { name: 'file', type: 'upload', relationTo: 'inquiry-files' },
  { name: 'cover', type: 'number' },
  { name: 'rows', type: 'array', label: { en: 'Rows', es: 'Filas' }, fields: [upload('inside')] },
]

test('G-4 pictures are found alone, in lists, by language and in rows; numbers that are none are not', () => {
  const rows = [
    { id: 'a', inside: 5 },
    { id: 'b', inside: 5 },
  ]
  const found = picturesIn(fields, { one: 1, many: [2, 1], each: { en: 3, es: 4 }, file: 8, cover: 9, rows })
  expect([...found.keys()].sort()).toEqual([1, 2, 3, 4, 5])
  expect(found.get(1)?.map(({ en }) => en)).toEqual(['one en', 'many en'])
  expect(found.get(5)).toEqual([{ en: 'Rows › inside en', es: 'Filas › inside es' }])
})

test('G-4 nothing is found in nothing', () => {
  expect(picturesIn(fields, null).size).toBe(0)
  expect(picturesIn(fields, { one: null, many: null }).size).toBe(0)
})

test('G-4 a place in the draft and on the site is one place', () => {
  const both = joined(picturesIn(fields, { one: 1 }), picturesIn(fields, { one: 1, each: { en: 2 } }))
  expect(both.get(1)).toHaveLength(1)
  expect(both.get(2)).toHaveLength(1)
})
