import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Tote Bags', 'tote-bags'],
  ['Bolsos de piel & lona', 'bolsos-de-piel-lona'],
  ['Señorita, ¿cómo está?', 'senorita-como-esta'],
  ['  --Alba 15-inch--  ', 'alba-15-inch'],
])('a name becomes an address part: %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test.each(['', '¿?', undefined, 7])('what has no letters gives none: %s', (name) => {
  expect(slugOf(name)).toBeUndefined()
})
