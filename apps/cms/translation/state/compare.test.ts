import { expect, test } from 'vitest'
import { type Comparison, compare, confirmed, type Sources } from './compare.ts'
import type { Text } from './texts-of.ts'

type State = 'absent' | 'done' | 'missing' | 'outdated'

const text = (en: string, es: string, more: Partial<Text> = {}): Text => ({
  path: 'name',
  labels: ['Name'],
  words: { en, es },
  values: { en, es },
  optional: false,
  ...more,
})

function stateOf({ total, missing, outdated }: Comparison): State {
  if (total === 0) return 'absent'
  if (missing.length > 0) return 'missing'
  return outdated.length > 0 ? 'outdated' : 'done'
}

/** Saves one after the other, and how the Spanish stands after the last. */
function after(...saves: [en: string, es: string][]): Comparison {
  let known: Sources = {}
  let last = compare([], 'es', known)
  for (const [en, es] of saves) {
    last = compare([text(en, es)], 'es', known)
    known = last.sources
  }
  return last
}

const histories: [what: string, saves: [string, string][], state: State][] = [
  ['nothing is written', [['', '']], 'absent'],
  ['only the original is written', [['Bag', '']], 'missing'],
  ['both came in one save', [['Bag', 'Bolso']], 'done'],
  [
    'the translation followed',
    [
      ['Bag', ''],
      ['Bag', 'Bolso'],
    ],
    'done',
  ],
  [
    'the original changed',
    [
      ['Bag', 'Bolso'],
      ['Tote', 'Bolso'],
    ],
    'outdated',
  ],
  [
    'the original changed twice',
    [
      ['Bag', 'Bolso'],
      ['Tote', 'Bolso'],
      ['Big tote', 'Bolso'],
    ],
    'outdated',
  ],
  [
    'the original changed and changed back',
    [
      ['Bag', 'Bolso'],
      ['Tote', 'Bolso'],
      ['Bag', 'Bolso'],
    ],
    'done',
  ],
  [
    'the translation followed the change',
    [
      ['Bag', 'Bolso'],
      ['Tote', 'Bolso'],
      ['Tote', 'Tote grande'],
    ],
    'done',
  ],
  [
    'both changed in one save',
    [
      ['Bag', 'Bolso'],
      ['Tote', 'Tote grande'],
    ],
    'done',
  ],
  [
    'the translation was emptied',
    [
      ['Bag', 'Bolso'],
      ['Bag', ''],
    ],
    'missing',
  ],
  [
    'the same old translation came back',
    [
      ['Bag', 'Bolso'],
      ['Tote', ''],
      ['Tote', 'Bolso'],
    ],
    'outdated',
  ],
  [
    'the original was emptied',
    [
      ['Bag', 'Bolso'],
      ['', 'Bolso'],
    ],
    'absent',
  ],
  [
    'the original was emptied and written anew',
    [
      ['Bag', 'Bolso'],
      ['', 'Bolso'],
      ['Tote', 'Bolso'],
    ],
    'outdated',
  ],
  [
    'an old version was restored in which the translation was behind',
    [
      ['Bag', 'Bolso'],
      ['Tote', 'Bolso'],
      ['Tote', 'Tote grande'],
      ['Tote', 'Bolso'],
    ],
    'outdated',
  ],
  [
    'an old translation came back after hours of typing',
    [
      ['Bag', 'Bolso'],
      ['Tote', 'Bolso'],
      ...['T', 'To', 'Tot', 'Tote', 'Tote g', 'Tote grande'].map((es): [string, string] => ['Tote', es]),
      ['Tote', 'Bolso'],
    ],
    'outdated',
  ],
  [
    'an old translation came back and then the newer one again',
    [
      ['Bag', 'Bolso'],
      ['Tote', 'Bolso'],
      ['Tote', 'Tote grande'],
      ['Tote', 'Bolso'],
      ['Tote', 'Tote grande'],
    ],
    'done',
  ],
  [
    'an old version was restored in which all was well',
    [
      ['Bag', 'Bolso'],
      ['Tote', 'Tote grande'],
      ['Bag', 'Bolso'],
    ],
    'done',
  ],
]

test.each(histories)('G-3 how a translation stands when %s', (_, saves, state) => {
  expect(stateOf(after(...saves))).toBe(state)
})

test('G-3 what the original said when its translation was written is known', () => {
  expect(after(['Bag', 'Bolso'], ['Tote', 'Bolso'], ['Big tote', 'Bolso']).sources.name?.words).toBe('Bag')
})

test('G-3 an outdated text that is still right counts as written now, until the original changes again', () => {
  const { sources } = after(['Bag', 'Bolso'], ['The bag', 'Bolso'])
  const now = [text('The bag', 'Bolso')]
  const known = confirmed(now, sources, ['name'])
  expect(stateOf(compare(now, 'es', known))).toBe('done')
  expect(stateOf(compare([text('Tote', 'Bolso')], 'es', known))).toBe('outdated')
  expect(stateOf(compare(now, 'es', confirmed(now, sources, ['other'])))).toBe('outdated')
})

test('G-3 each text has its own state, wherever its row was moved to', () => {
  const [red, blue] = [text('Red', 'Rojo', { path: 'colours.a.name' }), text('Blue', 'Azul', { path: 'colours.b.name' })]
  const { sources } = compare([red, blue], 'es', {})
  const changed = text('Crimson', 'Rojo', { path: 'colours.a.name' })
  expect(compare([blue, changed], 'es', sources)).toMatchObject({ total: 2, missing: [], outdated: ['colours.a.name'] })
})

test('G-3 a removed text is forgotten', () => {
  const { sources } = compare([text('Red', 'Rojo', { path: 'colours.a.name' })], 'es', {})
  expect(compare([], 'es', sources)).toEqual({ total: 0, missing: [], outdated: [], sources: {} })
})

test('G-3 the original lacks what only a translation says, unless other words stand in for it', () => {
  const seo = text('', 'Bolsos al por mayor', { path: 'seo.title', optional: true })
  const texts = [text('', 'Bolso'), text('Tote', '', { path: 'title' }), seo]
  expect(compare(texts, 'en', {})).toMatchObject({ total: 2, missing: ['name'], outdated: [] })
  expect(compare(texts, 'es', {})).toMatchObject({ total: 1, missing: ['title'] })
})
