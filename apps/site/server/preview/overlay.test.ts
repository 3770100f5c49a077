import { expect, test } from 'vitest'
import { type Documents, keyOf } from '../../catalogue/documents.ts'
import { fixtureDocuments } from '../../catalogue/fixture/fixture.ts'
import { draftOverlay } from './overlay.ts'

const all = fixtureDocuments()
const documents: Documents = new Map(all.map((document) => [keyOf(document.kind, document.id), document]))
const [one, two, three, four, five] = all

test('G-2 drafts looked at in turn are not built anew, until there are many or something public changes', () => {
  if (!one || !two || !three || !four || !five) throw new Error('The fixture has too little in it.')
  const overlay = draftOverlay()
  const first = overlay(documents, one)
  for (const other of [two, three, four]) overlay(documents, other)
  expect(overlay(documents, one)).toBe(first)
  const second = overlay(documents, two)
  for (const other of [three, four, five]) overlay(documents, other)
  expect(overlay(documents, two)).toBe(second)
  expect(overlay(documents, one)).not.toBe(first)
  expect(overlay(new Map(documents), two)).not.toBe(second)
})
