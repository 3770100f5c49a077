import { expect, test } from 'vitest'
import { intentOf } from './intent.ts'

test.each([
  ['a saved draft', { draft: true, data: { _status: 'draft' } }, 'draft'],
  ['a draft saved while typing', { draft: true, autosave: 'true', data: { _status: 'draft' } }, 'autosave'],
  ['a draft that names no status', { draft: true, data: {} }, 'draft'],
  ['publishing one language', { data: { _status: 'published' } }, 'publish'],
  ['publishing from a list', { draft: true, data: { _status: 'published' } }, 'publish'],
  ['publishing all languages', { publishAllLocales: true, data: { _status: 'published' } }, 'publish all'],
  ['taking one language off', { unpublishAllLocales: false, data: { _status: 'draft' } }, 'take off'],
  ['taking all languages off', { unpublishAllLocales: 'true', data: { _status: 'draft' } }, 'take all off'],
  ['a state for each language', { data: { _status: { en: 'published', es: 'draft' } } }, 'publish'],
  ['an update that names no status', { data: { order: 3 } }, 'says nothing'],
])('G-2 what is wanted is told apart: %s', (_, args, intent) => {
  expect(intentOf(args)).toBe(intent)
})
