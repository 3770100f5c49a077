import { expect, test } from 'vitest'
import { allMessages } from './all-messages.ts'
import {
  countText,
  fill,
  formatCentimetres,
  formatInches,
  formatNumber,
  formatPercent,
  formatPounds,
  formatRange,
} from './format.ts'
import { formatDate } from './format-date.ts'
import { loadMessages } from './load-messages.ts'

test('L-7 numbers follow the language, thousands grouped in both', () => {
  expect(formatNumber('en', 1056)).toBe('1,056')
  expect(formatNumber('es', 1056)).toBe('1.056')
  expect(formatNumber('es', 0.98, 2)).toBe('0,98')
})

test('L-7 a percentage has a no-break space in Spanish and none in English', () => {
  expect(formatPercent('en', 98.1)).toBe('98.1%')
  expect(formatPercent('es', 98.1)).toBe('98,1\u00a0%')
})

test('L-7 lengths are said in centimetres and inches, weights in pounds', () => {
  expect(formatCentimetres('en', [34, 14, 27])).toBe('34 × 14 × 27')
  expect(formatInches('en', [34, 14, 27])).toBe('13.4 × 5.5 × 10.6')
  expect(formatInches('es', [34, 14, 27])).toBe('13,4 × 5,5 × 10,6')
  expect(formatPounds('en', 0.98)).toBe('2.16')
})

test('L-7 a date is written out in the language, whatever the time zone of the reader', () => {
  expect(formatDate('en', '2028-03-16')).toBe('16 March 2028')
  expect(formatDate('es', '2028-03-16')).toBe('16 de marzo de 2028')
  expect(formatDate('en', 'soon')).toBe('')
})

test('a range of one value is that value', () => {
  expect(formatRange('en', { min: 35, max: 40 })).toBe('35–40')
  expect(formatRange('en', { min: 35, max: 35 })).toBe('35')
})

test('placeholders are filled as they stand, without special signs, and unknown ones stay', () => {
  expect(fill('Page not found: {path}', { path: '/$&' })).toBe('Page not found: /$&')
  expect(fill('{a} {b}', { a: 1 })).toBe('1 {b}')
  expect(countText('en', allMessages.en.listing.styles, 1)).toBe('1 style')
  expect(countText('es', allMessages.es.listing.styles, 1200)).toBe('1.200 estilos')
})

test('every placeholder of an English text is in the Spanish one', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  const pairs = (a: object, b: object): [string, string][] =>
    Object.entries(a).flatMap(([key, value]) => {
      const other: unknown = Reflect.get(b, key)
      return typeof value === 'string' ? [[value, String(other)] as [string, string]] : pairs(value, other as object)
    })
  for (const [english, spanish] of pairs(allMessages.en, allMessages.es))
    expect(placeholders(spanish)).toEqual(placeholders(english))
})

test('L-6 a locale chunk that does not come is logged and leaves no words', async () => {
  const logged: string[] = []
  const messages = await loadMessages(
    'es',
    (message) => logged.push(message),
    () => Promise.reject(new Error('404')),
  )
  expect(messages).toBeNull()
  expect(logged).toEqual(['Failed locale loading'])
  expect((await loadMessages('es', () => undefined))?.layout.contact).toBe('Contacto')
})
