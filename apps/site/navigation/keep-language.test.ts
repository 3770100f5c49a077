import { expect, test } from 'vitest'
import { samePlaceIn } from './keep-language.ts'

test('L-5 the language link keeps query and hash as they are now', () => {
  const there = samePlaceIn('https://s.example/es/product/1001', 'https://s.example/product/1001?colour=black#specification')
  expect(there).toBe('https://s.example/es/product/1001?colour=black#specification')
})

test('L-5 about the page of a list the server has decided', () => {
  expect(samePlaceIn('https://s.example/es/products', 'https://s.example/products?page=3')).toBe(
    'https://s.example/es/products',
  )
})
