import { expect, test } from 'vitest'
import { readActions, readLinks, readTarget } from './link.ts'
import { Reader } from './reader.ts'

const target = (fields: object) => readTarget(new Reader({ target: fields }, 'en'))

test.each([
  [{ kind: 'home' }, { kind: 'home' }],
  [
    { kind: 'page', page: 4 },
    { kind: 'page', id: 4 },
  ],
  [
    { kind: 'listing', category: { id: 7 } },
    { kind: 'listing', id: 7 },
  ],
  [
    { kind: 'address', address: '/contact#form' },
    { kind: 'address', href: '/contact#form', leaves: false },
  ],
  [
    { kind: 'address', address: 'https://example.com/a', leaves: true },
    { kind: 'address', href: 'https://example.com/a', leaves: true },
  ],
])('a target is named by its kind: %j', (stored, wanted) => {
  expect(target(stored)).toEqual(wanted)
})

test.each([
  {},
  { kind: 'page' },
  { kind: 'page', category: 3 },
  { kind: 'elsewhere' },
  { kind: 'address', address: 'https://example.com' },
  { kind: 'address', address: 'javascript:alert(1)', leaves: true },
  { kind: 'address', address: ' java\nscript:alert(1)', leaves: true },
])('C-8 what leads nowhere or must not be followed never leaves the desk: %j', (stored) => {
  expect(target(stored)).toBeNull()
})

test('a link without words in a language is left out there', () => {
  const document = { actions: [{ label: { en: 'Go', es: null }, style: 'secondary', target: { kind: 'home' } }] }
  expect(readActions(new Reader(document, 'en'))).toEqual([{ label: 'Go', style: 'secondary', target: { kind: 'home' } }])
  expect(readActions(new Reader(document, 'es'))).toEqual([])
  expect(readLinks(new Reader(document, 'es'), 'actions')).toEqual([])
})
