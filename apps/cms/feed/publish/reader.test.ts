import { expect, test } from 'vitest'
import { Reader } from './reader.ts'

const document = {
  name: { en: 'Tote', es: null },
  seo: { title: { en: ' Totes ', es: 'Totes' }, image: { id: 7, filename: 'x.png' } },
  order: 3,
  parent: 5,
  categories: [1, { id: 2 }, null],
  colourways: [{ name: { en: 'Black', es: 'Negro' } }],
  services: ['OEM', 4],
}

test('one language is read, the other never shows through', () => {
  const [english, spanish] = [new Reader(document, 'en'), new Reader(document, 'es')]
  expect([english.text('name'), spanish.text('name')]).toEqual(['Tote', ''])
  expect([english.text('seo.title'), spanish.text('seo.title')]).toEqual(['Totes', 'Totes'])
  expect(spanish.rows('colourways').map((row) => row.text('name'))).toEqual(['Negro'])
})

test('relations become numbers, whatever form they come in', () => {
  const reader = new Reader(document, 'en')
  expect([reader.reference('parent'), reader.reference('seo.image'), reader.references('categories')]).toEqual([5, 7, [1, 2]])
})

test('what is missing or of another type is a plain absence', () => {
  const reader = new Reader(document, 'en')
  expect(reader.text('order')).toBe('')
  expect(reader.textOrNull('nothing.at.all')).toBeNull()
  expect(reader.number('name')).toBeNull()
  expect(reader.rows('order')).toEqual([])
  expect(reader.texts('services')).toEqual(['OEM'])
  expect(reader.boolean('order')).toBe(false)
})
