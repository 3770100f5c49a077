import type { CompanyAddress } from '@lindero/contract'
import { describe, expect, test } from 'vitest'
import { enData } from '../../i18n/en-data.ts'
import { esData } from '../../i18n/es-data.ts'
import { openingAt } from './opening.ts'
import { hoursHere, openingSentence } from './opening-words.ts'

const guangzhou = 'Asia/Shanghai'
const madrid = 'Europe/Madrid'
const week: CompanyAddress['openingHours'] = [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '09:00', closes: '18:00' }]
const holidays = [{ name: 'Lunar New Year', from: '2027-02-01', until: '2027-02-15' }]

const at = (moment: string) => Date.parse(moment)

/** What a reader somewhere is told of an office somewhere at a moment. */
function told(moment: string, reader: string, office = guangzhou, hours = week, locale: 'en' | 'es' = 'en') {
  const now = at(moment)
  const opening = openingAt(now, hours, office, holidays)
  if (!opening) return null
  return openingSentence(opening, office, { locale, zone: reader, now }, { en: enData, es: esData }[locale].contactView)
}

describe('S-4 open now, on both clocks', () => {
  test.each([
    // A Monday; Guangzhou is eight hours ahead of UTC, Madrid one in winter and two in summer.
    ['2026-11-16T02:00:00Z', madrid, 'Open now, until 18:00 · 11:00 your time'],
    ['2026-07-13T02:00:00Z', madrid, 'Open now, until 18:00 · 12:00 your time'],
    ['2026-11-16T02:00:00Z', guangzhou, 'Open now, until 18:00'],
    // To the minute: open at nine, closed at six.
    ['2026-11-16T00:59:00Z', madrid, 'Closed now, opens today at 9:00 · 2:00 your time'],
    ['2026-11-16T01:00:00Z', madrid, 'Open now, until 18:00 · 11:00 your time'],
    ['2026-11-16T10:00:00Z', madrid, 'Closed now, opens Tuesday at 9:00 · 2:00 your time'],
    // Saturday evening: the next day is Monday. In Los Angeles that is still Sunday.
    ['2026-11-14T12:00:00Z', madrid, 'Closed now, opens Monday at 9:00 · 2:00 your time'],
    ['2026-11-14T12:00:00Z', 'America/Los_Angeles', 'Closed now, opens Monday at 9:00 · Sunday 17:00 your time'],
  ])('at %s in %s: %s', (moment, reader, sentence) => {
    expect(told(moment, reader)).toBe(sentence)
  })

  test('the clock of the office changes between now and the next opening', () => {
    const office = [{ days: ['Mo' as const], opens: '09:00', closes: '17:30' }]
    // Saturday before the last Sunday of October 2026: from nine o'clock UTC+2 to nine o'clock UTC+1.
    expect(told('2026-10-24T12:00:00Z', 'UTC', madrid, office)).toBe('Closed now, opens Monday at 9:00 · 8:00 your time')
    expect(told('2026-10-17T12:00:00Z', 'UTC', madrid, office)).toBe('Closed now, opens Monday at 9:00 · 7:00 your time')
  })

  test('the clock of the office changes in the night before it opens', () => {
    const office = [{ days: ['Su' as const], opens: '03:30', closes: '12:00' }]
    expect(told('2026-11-01T05:00:00Z', 'UTC', 'America/New_York', office)).toBe(
      'Closed now, opens today at 3:30 · 8:30 your time',
    )
  })

  test('a holiday closes, and is named', () => {
    expect(told('2027-02-10T03:00:00Z', guangzhou)).toBe('Closed for Lunar New Year, opens Tuesday at 9:00')
    expect(told('2027-02-01T03:00:00Z', guangzhou)).toBe('Closed for Lunar New Year, opens Tuesday 16 February at 9:00')
    expect(told('2027-02-16T03:00:00Z', guangzhou)).toBe('Open now, until 18:00')
    // Before the holiday it still says when the doors really open again.
    expect(told('2027-01-30T12:00:00Z', guangzhou)).toBe('Closed now, opens Tuesday 16 February at 9:00')
  })

  test('in Spanish', () => {
    expect(told('2026-11-14T12:00:00Z', madrid, guangzhou, week, 'es')).toBe(
      'Cerrado ahora; abre el lunes a las 9:00 · 2:00 en su hora local',
    )
  })

  test('two spans a day: closed over noon', () => {
    const split: CompanyAddress['openingHours'] = [
      { days: ['Mo'], opens: '14:00', closes: '18:00' },
      { days: ['Mo'], opens: '09:00', closes: '12:00' },
    ]
    expect(told('2026-11-16T02:00:00Z', guangzhou, guangzhou, split)).toBe('Open now, until 12:00')
    expect(told('2026-11-16T05:00:00Z', guangzhou, guangzhou, split)).toBe('Closed now, opens today at 14:00')
  })

  test.each([
    ['no hours', []],
    ['no days', [{ days: [], opens: '09:00', closes: '18:00' }]],
    ['a time that is none', [{ days: ['Mo' as const], opens: 'nine', closes: '18:00' }]],
  ])('%s say nothing', (_, hours) => {
    expect(told('2026-11-16T02:00:00Z', madrid, guangzhou, hours)).toBeNull()
  })
})

describe('S-4 L-7 the hours on the reader’s own clock', () => {
  const here = (reader: string, moment: string, locale: 'en' | 'es' = 'en', hours = week[0]) =>
    hours && hoursHere(hours, guangzhou, { locale, zone: reader, now: at(moment) })

  test.each([
    [madrid, '2026-11-16T02:00:00Z', 'Mon–Sat 2:00–11:00'],
    [madrid, '2026-07-13T02:00:00Z', 'Mon–Sat 3:00–12:00'],
    ['America/Los_Angeles', '2026-11-16T02:00:00Z', 'Sun–Fri 17:00–2:00'],
    ['Pacific/Auckland', '2026-11-16T02:00:00Z', 'Mon–Sat 14:00–23:00'],
    [guangzhou, '2026-11-16T02:00:00Z', ''],
    ['Asia/Singapore', '2026-11-16T02:00:00Z', ''],
  ])('%s at %s: %s', (reader, moment, text) => {
    expect(here(reader, moment)).toBe(text)
  })

  test('in Spanish, and days that do not follow one another', () => {
    expect(here(madrid, '2026-11-16T02:00:00Z', 'es')).toBe('lun–sáb 2:00–11:00')
    const some = { days: ['Mo', 'We', 'Th'] as const, opens: '09:00', closes: '18:00' }
    expect(here(madrid, '2026-11-16T02:00:00Z', 'en', { ...some, days: [...some.days] })).toBe('Mon, Wed–Thu 2:00–11:00')
  })

  test('a change of the clock before the next opening already counts', () => {
    const mondays = [{ days: ['Mo' as const], opens: '09:00', closes: '18:00' }][0]
    expect(here(madrid, '2026-10-24T12:00:00Z', 'en', mondays)).toBe('Mon 2:00–11:00')
    expect(here(madrid, '2026-10-17T12:00:00Z', 'en', mondays)).toBe('Mon 3:00–12:00')
  })
})
