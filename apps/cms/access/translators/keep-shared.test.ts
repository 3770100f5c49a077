import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { keepShared } from './keep-shared.ts'

const word = (name: string): Field => ({ name, type: 'text', localized: true })
const figure = (name: string): Field => ({ name, type: 'number' })

const fields: Field[] = [
  word('name'),
  figure('price'),
  { type: 'row', fields: [word('note'), figure('order')] },
  { name: 'size', type: 'group', fields: [figure('length'), word('words')] },
  {
    type: 'tabs',
    tabs: [
      { label: 'a', fields: [word('inTab')] },
      { name: 'named', fields: [word('text'), figure('n')] },
    ],
  },
  {
    name: 'rows',
    type: 'array',
    fields: [word('label'), figure('n'), { name: 'deep', type: 'array', fields: [word('w'), figure('n')] }],
  },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [
      { slug: 'hero', fields: [word('title'), figure('n')] },
      { slug: 'other', fields: [word('title')] },
    ],
  },
]

const stored = {
  id: 7,
  name: 'Bolso',
  price: 10,
  note: 'nota',
  order: 1,
  size: { length: 30, words: 'treinta' },
  inTab: 'pestaña',
  named: { text: 'texto', n: 1 },
  rows: [
    { id: 'a', label: 'uno', n: 1, deep: [{ id: 'x', w: 'hondo', n: 1 }] },
    { id: 'b', label: 'dos', n: 2, deep: [] },
  ],
  blocks: [{ id: 'h', blockType: 'hero', title: 'Portada', n: 1 }],
}

test('G-7 words are taken from what was sent, wherever they stand', () => {
  const given = {
    name: 'Bolsa',
    note: 'otra',
    size: { words: 'veinte' },
    inTab: 'otra',
    named: { text: 'otro' },
    rows: [{ id: 'a', label: 'primero', deep: [{ id: 'x', w: 'más hondo' }] }],
    blocks: [{ id: 'h', title: 'Inicio' }],
  }
  expect(keepShared(fields, stored, given)).toEqual({
    ...stored,
    ...{ name: 'Bolsa', note: 'otra', inTab: 'otra', named: { text: 'otro', n: 1 } },
    size: { length: 30, words: 'veinte' },
    rows: [{ ...stored.rows[0], label: 'primero', deep: [{ id: 'x', w: 'más hondo', n: 1 }] }, stored.rows[1]],
    blocks: [{ ...stored.blocks[0], title: 'Inicio' }],
  })
})

test.each([
  ['figures', { price: 1, order: 9, size: { length: 1 }, named: { n: 5 } }],
  ['figures in rows', { rows: [{ id: 'a', n: 9, deep: [{ id: 'x', n: 9 }] }], blocks: [{ id: 'h', blockType: 'hero', n: 9 }] }],
  ['rows in another order', { rows: [stored.rows[1], stored.rows[0]] }],
  ['a row less', { rows: [stored.rows[0]] }],
  ['no rows', { rows: [], blocks: [] }],
  ['a new row', { rows: [...stored.rows, { id: 'c', label: 'tres' }, { label: 'sin número' }] }],
  ['another kind of block', { blocks: [{ id: 'h', blockType: 'other', n: 2 }] }],
  ['what does not exist', { id: 8, fixed: 'home', _private: true }],
  ['nonsense', { rows: 'x', blocks: { a: 1 }, size: 3, named: null }],
  ['nothing', undefined],
])('G-7 what is shared stays as it is stored: %s', (_, given) => {
  expect(keepShared(fields, stored, given)).toEqual(stored)
})

test('G-7 words may be taken away', () => {
  expect(keepShared(fields, stored, { name: null, rows: [{ id: 'b', label: '' }] })).toMatchObject({
    name: null,
    rows: [{ label: 'uno' }, { label: '' }],
  })
})
