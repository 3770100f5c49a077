import { describe, expect, test } from 'vitest'
import { answerTimes, stateOfAnswer } from './answer-time.ts'
import { workingDaysBefore } from './working-days.ts'

const before = (moment: string, days: number) => workingDaysBefore(new Date(moment), days).toISOString()

describe('working days', () => {
  test.each([
    ['2026-11-18T15:00:00.000Z', 1, '2026-11-17T15:00:00.000Z', 'Wednesday to Tuesday'],
    ['2026-11-16T15:00:00.000Z', 1, '2026-11-13T15:00:00.000Z', 'Monday over the weekend to Friday'],
    ['2026-11-15T12:00:00.000Z', 1, '2026-11-13T00:00:00.000Z', 'Sunday: all of Friday'],
    ['2026-11-16T00:00:00.000Z', 1, '2026-11-13T00:00:00.000Z', 'midnight before Monday'],
    ['2026-11-18T15:00:00.000Z', 0.5, '2026-11-18T03:00:00.000Z', 'half a day'],
    ['2026-11-18T15:00:00.000Z', 10, '2026-11-04T15:00:00.000Z', 'two weeks'],
  ])('G-6 from %s back %s days is %s (%s)', (moment, days, expected) => {
    expect(before(moment, days)).toBe(expected)
  })
})

describe('how an answer stands', () => {
  const times = answerTimes(new Date('2026-11-18T15:00:00.000Z'), 1)
  const state = (receivedAt: string, status: 'new' | 'answered' | 'inProgress' = 'new', firstAnsweredAt = '') =>
    stateOfAnswer({ receivedAt, status, firstAnsweredAt }, times)

  test('G-6 an open inquiry is in time, then due soon, then late', () => {
    expect(state('2026-11-18T14:00:00.000Z')).toBe('inTime')
    expect(state('2026-11-18T02:59:00.000Z')).toBe('soon')
    expect(state('2026-11-17T14:59:00.000Z', 'inProgress')).toBe('late')
  })

  test('G-6 nothing waits once it was answered or closed', () => {
    expect(state('2026-11-01T00:00:00.000Z', 'answered')).toBe('done')
    expect(state('2026-11-01T00:00:00.000Z', 'inProgress', '2026-11-02T00:00:00.000Z')).toBe('done')
  })
})
