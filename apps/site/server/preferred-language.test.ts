import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

test.each([
  [undefined, 'es', 'es'],
  [undefined, 'es-MX,es;q=0.9,en;q=0.8', 'es'],
  [undefined, 'ES-ar', 'es'],
  [undefined, 'en-GB,en;q=0.9,es;q=0.8', 'en'],
  [undefined, 'es;q=0.5, en;q=0.9', 'en'],
  [undefined, 'en;q=0.5, es;q=0.9', 'es'],
  [undefined, 'de-DE,de;q=0.9,es;q=0.3', 'es'],
  [undefined, 'de,fr', 'en'],
  [undefined, 'es;q=0, de', 'en'],
  [undefined, '*', 'en'],
  [undefined, 'de, *;q=0.5, es;q=0.1', 'en'],
  [undefined, 'est', 'en'],
  [undefined, 'es;q=nonsense', 'en'],
  [undefined, ',,;;', 'en'],
  [undefined, undefined, 'en'],
  ['locale=es', 'en', 'es'],
  ['locale=en', 'es', 'en'],
  ['a=b; locale=es; c=d', undefined, 'es'],
  ['locale=fr', 'es', 'es'],
  ['locale=', 'es', 'es'],
  ['xlocale=es', 'en', 'en'],
])('L-3 cookie %j and browser %j are met in %s', (cookies, accepted, locale) => {
  expect(preferredLanguage(cookies, accepted)).toBe(locale)
})
