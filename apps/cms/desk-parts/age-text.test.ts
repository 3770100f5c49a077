import { expect, test } from 'vitest'
import { ageText } from './age-text.ts'

const now = new Date('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T12:00:30Z', 'now', 'ahora'],
  ['2026-03-10T11:59:10Z', 'now', 'ahora'],
  ['2026-03-10T11:13:00Z', '47 min', '47 min'],
  ['2026-03-09T09:00:00Z', '27 hr', '27 h'],
  ['2026-03-06T12:00:00Z', '4 days', '4 d'],
])('G-6 from %s on it is %s, in Spanish %s', (from, english, spanish) => {
  expect([ageText(new Date(from), now, 'en'), ageText(new Date(from), now, 'es')]).toEqual([english, spanish])
})
