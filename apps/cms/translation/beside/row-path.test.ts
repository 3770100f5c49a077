import { expect, test } from 'vitest'
import { rowPath } from './row-path.ts'

const ids: Record<string, string> = { 'blocks.0': 'b1', 'blocks.1': 'b2', 'blocks.1.steps.0': 's1' }

test.each([
  ['name', 'name'],
  ['seo.title', 'seo.title'],
  ['blocks.0.title', 'blocks.b1.title'],
  ['blocks.1.steps.0.text', 'blocks.b2.steps.s1.text'],
  ['blocks.7.title', 'blocks.7.title'],
])('G-3 the place %s in a form is the text %s', (place, text) => {
  expect(rowPath(place, (row) => ids[row])).toBe(text)
})
