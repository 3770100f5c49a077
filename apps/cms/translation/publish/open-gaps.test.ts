import { expect, test } from 'vitest'
import type { DocumentText } from '../beside/document-text.ts'
import { type FormState, openGaps } from './open-gaps.ts'

const text = (state: DocumentText['state']): DocumentText => ({
  path: 'name',
  label: 'Name',
  from: 'en',
  words: 'Bag',
  value: 'Bag',
  state,
  was: '',
})
const form = (locale: 'en' | 'es', first: string, now: string): FormState => ({
  locale,
  words: new Map([['name', { first, now }]]),
})

const cases: [what: string, text: DocumentText, form: FormState, open: boolean][] = [
  ['nothing is open', text('done'), form('es', 'Bolso', 'Bolso'), false],
  ['it is missing', text('missing'), form('es', '', ''), true],
  ['it was written a moment ago', text('missing'), form('es', '', 'Bolso'), false],
  ['it was emptied', text('missing'), form('es', 'Bolso', ''), true],
  ['the original changed since', text('outdated'), form('es', 'Bolso', 'Bolso'), true],
  ['it was written anew a moment ago', text('outdated'), form('es', 'Bolso', 'Tote'), false],
  ['the original is being changed in the form', text('done'), form('en', 'Bag', 'Tote'), true],
  ['the original stands in the form as it was', text('done'), form('en', 'Bag', 'Bag'), false],
  ['it is missing and the original is open', text('missing'), form('en', 'Bag', 'Bag'), true],
]

test.each(cases)('G-3 whether publishing must ask: %s', (_, given, state, open) => {
  expect(openGaps([given], 'es', state).length > 0).toBe(open)
})
