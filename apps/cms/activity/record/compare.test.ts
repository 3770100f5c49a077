import type { Field } from 'payload'
import { expect, test } from 'vitest'
import type { Change } from '../change.ts'
import { changesBetween } from './compare.ts'
import { joined } from './write-entry.ts'

const label = { en: 'Name', es: 'Nombre' }
const inner: Field = {
  name: 'inner',
  type: 'array',
  label: { en: 'Inner', es: 'Dentro' },
  fields: [{ name: 'n', type: 'number', label: 'N' }],
}
const fields: Field[] = [
  {
    name: 'box',
    type: 'group',
    label: { en: 'Box', es: 'Caja' },
    fields: [{ name: 'rows', type: 'array', label: { en: 'Rows', es: 'Filas' }, fields: [inner] }],
  },
  { name: 'name', type: 'text', localized: true, label },
  { name: 'secretKey', type: 'text', label: 'Key' },
  { name: 'kept', type: 'text', admin: { readOnly: true } },
  { name: 'hidden', type: 'text', admin: { hidden: true } },
  { name: 'day', type: 'date' },
  { name: '_status', type: 'select', options: ['draft', 'published'] },
  { name: 'on', type: 'checkbox' },
  { name: 'pictures', type: 'upload', relationTo: 'media', hasMany: true },
  { name: 'kind', type: 'select', hasMany: true, options: [{ value: 'a', label: { en: 'One', es: 'Uno' } }, 'b'] },
  { name: 'text', type: 'richText' },
  { name: 'rows', type: 'array', label: { en: 'Rows', es: 'Filas' }, fields: [{ name: 'n', type: 'number', label: 'N' }] },
]

test.each<[string, unknown, unknown, unknown[]]>([
  ['nothing and nothing', { name: null, on: false, pictures: [] }, { name: '', pictures: null }, []],
  ['a document given whole', { pictures: [3] }, { pictures: [{ id: 3 }] }, []],
  ['the same day', { day: '2026-01-02T00:00:00.000Z' }, { day: new Date('2026-01-02') }, []],
  ['what the program keeps', { kept: 'a', hidden: 'a' }, { kept: 'b', hidden: 'b' }, []],
  ['what the action says already', { _status: { en: 'draft' } }, { _status: { en: 'published' } }, []],
  ['words', { name: 'a' }, { name: 'b' }, [{ path: 'name', label, before: 'a', after: 'b' }]],
  [
    'one language of two',
    { name: { en: 'a', es: 'b' } },
    { name: { en: 'a', es: 'c' } },
    [{ path: 'name', label, language: 'es', before: 'b', after: 'c' }],
  ],
  ['a key', { secretKey: 'a' }, { secretKey: 'b' }, [{ path: 'secretKey', label: { en: 'Key', es: 'Key' } }]],
  ['a switch', { on: false }, { on: true }, [{ path: 'on', label: { en: 'on', es: 'on' }, before: null, after: true }]],
  [
    'pictures',
    { pictures: [1] },
    { pictures: [1, 2] },
    [{ before: { of: 'media', ids: [1] }, after: { of: 'media', ids: [1, 2] } }],
  ],
  ['choices', {}, { kind: ['a', 'b'] }, [{ before: null, after: { en: 'One, b', es: 'Uno, b' } }]],
  ['formatted text, which is long', { text: { root: 1 } }, { text: { root: 2 } }, [{ path: 'text' }]],
  [
    'a row',
    { rows: [{ id: 'x', n: 1 }] },
    { rows: [{ id: 'x', n: 2 }] },
    [{ label: { en: 'Rows 1 · N', es: 'Filas 1 · N' }, before: 1, after: 2 }],
  ],
  [
    'a row in front of another',
    { rows: [{ id: 'x', n: 1 }] },
    {
      rows: [
        { id: 'y', n: 2 },
        { id: 'x', n: 3 },
      ],
    },
    [
      { label: { en: 'Rows 1 · N', es: 'Filas 1 · N' }, before: null, after: 2 },
      { label: { en: 'Rows 2 · N', es: 'Filas 2 · N' }, before: 1, after: 3 },
    ],
  ],
  [
    'a row of a row, in a group',
    { box: { rows: [{ id: 'x', inner: [{ id: 'a' }, { id: 'b', n: 1 }] }] } },
    { box: { rows: [{ id: 'x', inner: [{ id: 'a' }, { id: 'b', n: 2 }] }] } },
    [{ label: { en: 'Box › Rows 1 · Inner 2 · N', es: 'Caja › Filas 1 · Dentro 2 · N' } }],
  ],
  [
    'a row less',
    { rows: [{ id: 'x', n: 1 }] },
    { rows: [] },
    [{ label: { en: 'Rows 1 · N', es: 'Filas 1 · N' }, before: 1, after: null }],
  ],
  [
    'rows in another order',
    {
      rows: [
        { id: 'x', n: 1 },
        { id: 'y', n: 2 },
      ],
    },
    {
      rows: [
        { id: 'y', n: 2 },
        { id: 'x', n: 1 },
      ],
    },
    [{ label: { en: 'Rows', es: 'Filas' }, moved: true }],
  ],
])('G-7 what was changed is told, and nothing else: %s', (_, before, after, expected) => {
  const changes = changesBetween(fields, before, after)
  expect(changes).toMatchObject(expected)
  expect(changes).toHaveLength(expected.length)
})

test('G-7 a long text is cut, and a hundred rows do not fill the log', () => {
  const [change] = changesBetween(fields, {}, { name: 'x'.repeat(5000) })
  expect(String(change?.after)).toHaveLength(201)
  const rows = Array.from({ length: 100 }, (_, n) => ({ id: `r${n}`, n: n + 1 }))
  expect(changesBetween(fields, {}, { rows })).toHaveLength(60)
})

test('G-7 two pieces of work on one field are one, and what was put back is none', () => {
  const change = (before: string, after: string): Change => ({ path: 'name', label, before, after })
  expect(joined([change('a', 'b')], [change('b', 'c')])).toEqual([change('a', 'c')])
  expect(joined([change('a', 'b')], [change('b', 'a')])).toEqual([])
})
