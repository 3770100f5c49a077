import type { Field } from 'payload'
import { expect, test } from 'vitest'
import type { LeafField } from '../columns/column.ts'
import { References } from '../references.ts'
import { readDay } from './day.ts'
import { figureText, readFigure } from './figure.ts'
import { readNames, writeNames } from './in-list.ts'
import { readCell, type Surroundings, writeCell } from './value-kind.ts'

const around = (from1904 = false): Surroundings => ({ references: new References(), promised: new Set(['NEW-1']), from1904 })

test.each([
  ['34.5', 34.5],
  ['34,5', 34.5],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1 234', 1234],
  ["1'234", 1234],
  ['1.234.567', 1234567],
  ['12', 12],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1.2340', 1.234],
  ['1234,567', 1234.567],
  ['-5', -5],
])('G-5 “%s” is the figure %s', (typed, value) => {
  expect(readFigure(typed, false)).toEqual({ value })
})

test.each(['34 cm', '30 %', '€5', 'about 7', '1,2,3', '1.23.456', '', 'thirty', '1,2.3,4'])(
  'G-5 “%s” is no figure',
  (typed) => {
    expect(readFigure(typed, false)).toHaveProperty('fault')
  },
)

test('G-5 a figure that can be read in two ways is not guessed, unless only whole numbers make sense', () => {
  expect(readFigure('1,234', false)).toMatchObject({ fault: { en: expect.stringContaining('1234 or as 1.2340') } })
  expect(readFigure('1,234', true)).toEqual({ value: 1234 })
  expect(readFigure('1.500', true)).toEqual({ value: 1500 })
})

test.each([1.234, 0.125, 12, 34.5, 1234.567, 0.1])('G-5 the figure %s is written so that it comes back', (value) => {
  expect(readFigure(figureText(value), false)).toEqual({ value })
})

test.each([
  ['2026-12-31', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['31.12.2026', '2026-12-31'],
  ['5/5/2026', '2026-05-05'],
  ['2026-1-5', '2026-01-05'],
  ['2026-12-31T12:00:00.000Z', '2026-12-31'],
])('G-5 “%s” is the day %s', (typed, day) => {
  expect(readDay(typed)).toEqual({ value: `${day}T12:00:00.000Z` })
})

test.each(['03/04/2026', '2026-02-30', '31/12/26', 'soon', '13/13/2026'])('G-5 “%s” is no certain day', (typed) => {
  expect(readDay(typed)).toHaveProperty('fault')
})

const field = (given: Field) => given as LeafField
const date = field({ name: 'introduced', type: 'date' })

test('G-5 a day as a spreadsheet counts it', () => {
  expect(readCell(46387, date, around())).toEqual({ value: '2026-12-31T12:00:00.000Z' })
  expect(readCell(46387 - 1462, date, around(true))).toEqual({ value: '2026-12-31T12:00:00.000Z' })
  expect(readCell(5, date, around())).toHaveProperty('fault')
})

test('G-5 choices are understood by key and by the desk’s words, and what is not offered is said', () => {
  const options = [{ value: 'hot-stamp', label: { en: 'Hot stamp', es: 'Estampación en caliente' } }, 'deboss']
  const methods = field({ name: 'logoMethods', type: 'select', hasMany: true, options })
  expect(readCell('Estampación en caliente | DEBOSS | hot-stamp', methods, around())).toEqual({
    value: ['hot-stamp', 'deboss'],
  })
  expect(readCell('laser', methods, around())).toMatchObject({ fault: { en: expect.stringContaining('hot-stamp, deboss') } })
  expect(readCell('', methods, around())).toEqual({ value: [] })
})

test.each([
  ['sí', true],
  ['YES', true],
  [true, true],
  ['no', false],
  ['FALSO', false],
] as const)('G-5 %s is %s', (cell, value) => {
  expect(readCell(cell, field({ name: 'strap', type: 'checkbox' }), around())).toEqual({ value })
})

test('G-5 documents are found by their names; a product may come later in the same file', () => {
  const { references, ...rest } = around()
  references.add('media', 7, ['tote-0123456789.webp', 'tote.webp'])
  references.add('media', 8, ['alba-0123456789.webp', 'alba.webp'])
  references.add('media', 9, ['alba-9999999999.webp', 'alba.webp'])
  const images = field({ name: 'images', type: 'upload', relationTo: 'media', hasMany: true })
  const products = field({ name: 'related', type: 'relationship', relationTo: 'products', hasMany: true })
  const known = { references, ...rest }
  expect(readCell('tote.webp\nalba-9999999999.webp', images, known)).toEqual({ value: [7, 9] })
  expect(readCell('gone.webp', images, known)).toMatchObject({ fault: { es: 'No hay ninguna imagen llamada «gone.webp».' } })
  expect(readCell('NEW-1', products, known)).toEqual({ value: [{ promised: 'NEW-1' }] })
  expect(readCell('NEW-2', products, known)).toHaveProperty('fault')
  expect(writeCell([7], images, known)).toBe('tote-0123456789.webp')
})

test('G-5 a name that stands for two pictures is said to do so', () => {
  const known = around()
  known.references.add('media', 8, ['alba-0123456789.webp', 'alba.webp'])
  known.references.add('media', 9, ['alba-9999999999.webp', 'alba.webp'])
  const images = field({ name: 'images', type: 'upload', relationTo: 'media', hasMany: true })
  expect(readCell('alba.webp', images, known)).toMatchObject({
    fault: {
      en: expect.stringContaining('“alba.webp” can mean more than one'),
      es: expect.stringContaining('«alba.webp» puede referirse a más de uno'),
    },
  })
})

test('G-5 each document stands in a list once, by whatever name', () => {
  const known = around()
  known.references.add('media', 7, ['tote-0123456789.webp', 'tote.webp'])
  const images = field({ name: 'images', type: 'upload', relationTo: 'media', hasMany: true })
  const products = field({ name: 'related', type: 'relationship', relationTo: 'products', hasMany: true })
  expect(readCell('tote.webp | tote-0123456789.webp | tote.webp', images, known)).toEqual({ value: [7] })
  expect(readCell('NEW-1 | NEW-1', products, known)).toEqual({ value: [{ promised: 'NEW-1' }] })
  expect(writeCell([7, 7], images, known)).toBe('tote-0123456789.webp')
})

test.each([[['a', 'b']], [['a|b', 'c\\', '\\|']], [[]]])('G-5 names in one cell come back: %j', (names) => {
  expect(readNames(writeNames(names))).toEqual(names)
})
