import { expect, test } from 'vitest'
import { entryLanguage } from './entry-language.ts'

const spanish = { 'accept-language': 'es-MX,es;q=0.9', host: 'bags.example' }

test('L-3 who enters at / with a Spanish browser is sent to /es, query included', () => {
  expect(entryLanguage('/', spanish)).toBe('/es')
  expect(entryLanguage('/?utm_source=mail', spanish)).toBe('/es?utm_source=mail')
})

test.each(['/products', '/es', '/product/1001', '/%65', '/healthz', '//'])(
  'L-3 a deep link (%s) is never redirected',
  (url) => {
    expect(entryLanguage(url, spanish)).toBeNull()
  },
)

test('L-3 a crawler is never redirected', () => {
  const crawler = { ...spanish, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  expect(entryLanguage('/', crawler)).toBeNull()
})

test('L-3 the language chosen before counts more than the browser’s', () => {
  expect(entryLanguage('/', { ...spanish, cookie: 'locale=en' })).toBeNull()
  expect(entryLanguage('/', { 'accept-language': 'en', cookie: 'locale=es' })).toBe('/es')
})

test('L-3 L-5 who follows the link to English on a page of ours gets English, also without script', () => {
  expect(entryLanguage('/', { ...spanish, 'sec-fetch-site': 'same-origin' })).toBeNull()
  expect(entryLanguage('/', { ...spanish, referer: 'https://bags.example/es/products' })).toBeNull()
  expect(entryLanguage('/', { ...spanish, referer: 'https://elsewhere.example/bags.example' })).toBe('/es')
})
