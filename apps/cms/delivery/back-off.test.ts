import { expect, test } from 'vitest'
import { mostAttempts, nextAttempt } from './back-off.ts'

const now = new Date('2026-11-17T10:00:00.000Z')

test('G-8 what could not be delivered is tried again after a minute, later every six hours, twelve times in all', () => {
  const waits = Array.from({ length: mostAttempts }, (_, index) => nextAttempt(index + 1, now))
  expect(waits[0]?.toISOString()).toBe('2026-11-17T10:01:00.000Z')
  expect(waits.at(-2)?.toISOString()).toBe('2026-11-17T16:00:00.000Z')
  expect(waits.at(-1)).toBeNull()
  expect(waits).toHaveLength(12)
})
