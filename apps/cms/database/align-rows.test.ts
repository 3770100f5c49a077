import { expect, test } from 'vitest'
import { alignRows } from './align-rows.ts'

const row = (id: string, es: string) => ({ id, label: { en: `${id}!`, es } })

test('rows follow the order of what is written, also inside rows and groups', () => {
  const stored = { menu: { items: [{ ...row('a', 'A'), children: [row('x', 'X'), row('y', 'Y')] }, row('b', 'B')] } }
  const pending = { menu: { items: [{ id: 'b' }, { label: 'new' }, { id: 'a', children: [{ id: 'y' }, { id: 'x' }] }] } }
  expect(alignRows(stored, pending)).toEqual({
    menu: { items: [row('b', 'B'), {}, { ...row('a', 'A'), children: [row('y', 'Y'), row('x', 'X')] }] },
  })
})

test('what is not a list of rows stays as it is stored', () => {
  const stored = { title: { en: 'T', es: 'T2' }, products: [3, 1], at: new Date(0), rows: [row('a', 'A')] }
  expect(alignRows(stored, { title: 'New', products: [1, 3, 4], at: 'now' })).toEqual(stored)
})
