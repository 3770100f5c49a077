import { afterEach, expect, test, vi } from 'vitest'
import { hasDraft } from '../draft-place.ts'
import { forgetDraft, newDraft, readDraft, writeDraft } from './draft.ts'

afterEach(() => vi.unstubAllGlobals())

const place = { page: '/contact', name: '' }
const refuse = () => {
  throw new Error('denied')
}

test('F-6 C-5 where the browser keeps nothing the draft and its key last as long as the page', () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(hasDraft(place)).toBe(false)
  const draft = newDraft()
  writeDraft(place, draft)
  expect(hasDraft(place)).toBe(true)
  expect(readDraft(place)).toEqual(draft)
  forgetDraft(place)
  expect(hasDraft(place)).toBe(false)
  expect(readDraft(place).key).not.toBe(draft.key)
})
