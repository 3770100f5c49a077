import { expect, test } from 'vitest'
import { formTokens } from './form-token.ts'
import { judgeSpam, type SpamSigns, spamTable } from './spam.ts'

const honest: SpamSigns = { isTrapped: false, tokenAge: 60_000, texts: ['We look for 600 totes.'], used: 0.1 }
const links = (count: number) => ({ texts: ['see https://a.example/x '.repeat(count)] })

test.each<[string, Partial<SpamSigns>, string[], boolean]>([
  ['an honest buyer', {}, [], false],
  ['a buyer without script', { tokenAge: undefined }, ['noToken'], false],
  ['a buyer whose page was open since yesterday', { tokenAge: spamTable.oldTokenMs + 1 }, ['noToken'], false],
  ['a buyer who sends a kept draft at once', { tokenAge: 500 }, ['tooFast'], false],
  ['a buyer with two links', links(2), [], false],
  ['a buyer with three links', links(3), ['links'], false],
  ['a buyer without script with three links', { ...links(3), tokenAge: undefined }, ['noToken', 'links'], false],
  ['a buyer who writes often', { used: 0.6 }, ['often'], false],
  ['a program that fills in everything', { isTrapped: true }, ['honeypot'], true],
  ['a program that forges the token', { tokenAge: null }, ['badToken'], true],
  ['a program that is quick and writes often', { tokenAge: 500, used: 0.9 }, ['tooFast', 'often'], true],
  ['six links', links(6), ['links'], true],
  ['quick and three links', { ...links(3), tokenAge: 500 }, ['tooFast', 'links'], true],
  ['script', { texts: ['hi', '<ScRiPt>alert(1)'] }, ['script'], true],
  ['an address that runs', { texts: ['javascript: alert(1)'] }, ['script'], true],
  ['marks of a forum', { texts: ['[url=http://x.example]pills[/url]'] }, ['script'], true],
])('F-7 %s', (_, signs, reasons, suspected) => {
  const verdict = judgeSpam({ ...honest, ...signs })
  expect(verdict.reasons).toEqual(reasons)
  expect(verdict.suspected).toBe(suspected)
  expect(verdict.score >= spamTable.suspectedFrom).toBe(suspected)
})

test('F-7 words that only look alike are no script', () => {
  const texts = ['Sizes: S < M < L, on load 20 kg, scripted lettering, <3 leather; see www.marsh.example']
  expect(judgeSpam({ ...honest, texts }).reasons).toEqual([])
})

test('F-7 a token tells its age to every site of the house, and to no other', () => {
  const ours = formTokens('a key of the house')
  const token = ours.issue(1_000_000_000_000)
  expect(formTokens('a key of the house').ageOf(token, 1_000_000_005_000)).toBe(5000)
  expect(formTokens('a key of another').ageOf(token, 1_000_000_005_000)).toBeNull()
})

test.each([
  ['another time', (token: string) => token.replace(/^./, 'z')],
  ['another seal', (token: string) => token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')],
  ['any other last letter of its seal', (token: string) => token.slice(0, -1) + (token.endsWith('B') ? 'C' : 'B')],
  ['a cut seal', (token: string) => token.slice(0, -1)],
  ['more after it', (token: string) => `${token}x`],
  ['nothing', () => ''],
  ['words', () => 'token'],
])('F-7 a token with %s is forged', (_, forge) => {
  const tokens = formTokens('a key of the house')
  expect(tokens.ageOf(forge(tokens.issue()))).toBeNull()
})

test('F-7 a token from the future is forged, but for clocks that differ a little', () => {
  const tokens = formTokens('a key of the house')
  expect(tokens.ageOf(tokens.issue(2_000_000), 1_000_000)).toBeNull()
  const now = Date.now()
  expect(tokens.ageOf(tokens.issue(now + 3000), now)).toBe(0)
  expect(tokens.ageOf(tokens.issue(now + 120_000), now)).toBeNull()
})
