import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

const words = (text: string, format = 0) => ({ type: 'text', text, format })
const within = (type: string, ...children: unknown[]) => ({ type, children })
const document = (...children: unknown[]) => ({ root: within('root', ...children) })

const cases: [what: string, value: unknown, words: string][] = [
  ['a line', '  Tote bag ', 'Tote bag'],
  ['nothing', null, ''],
  ['an empty paragraph', document(within('paragraph')), ''],
  ['words in bold', document(within('paragraph', words('Made '), words('by hand', 1))), 'Made by hand'],
  ['a link', document(within('paragraph', words('See '), within('link', words('our mill')), words('.'))), 'See our mill.'],
  ['a broken line', document(within('paragraph', words('One'), { type: 'linebreak' }, words('Two'))), 'One\nTwo'],
  [
    'a heading and a list',
    document(
      within('heading', words('Care')),
      within('list', within('listitem', words('Dry')), within('listitem', words('Dust'))),
    ),
    'Care\nDry\nDust',
  ],
]

test.each(cases)('G-3 the words of %s', (_, value, expected) => {
  expect(plainWords(value)).toBe(expected)
})

test('G-3 a text that is only formatted anew says the same', () => {
  const plain = document(within('paragraph', words('Made by hand')))
  const bold = document(within('paragraph', words('Made '), words('by hand', 1)))
  expect(plainWords(bold)).toBe(plainWords(plain))
})
