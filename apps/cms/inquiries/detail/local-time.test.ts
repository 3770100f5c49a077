import { expect, test } from 'vitest'
import { localTime } from './local-time.ts'

const winter = new Date('2026-11-18T12:00:00.000Z')

test('G-6 the time at the buyer’s is shown, a span where a country has several', () => {
  expect(localTime('DE', winter, 'en')).toBe('13:00')
  expect(localTime('IN', winter, 'es')).toBe('17:30')
  expect(localTime('ES', winter, 'en')).toBe('12:00 – 13:00')
})

test('G-6 no time is made up for a country nobody knows', () => {
  expect(localTime('', winter, 'en')).toBe('')
  expect(localTime('Atlantis', winter, 'en')).toBe('')
})
