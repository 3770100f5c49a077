import { expect, test } from 'vitest'
import { mayReload } from './reload-guard.ts'

function memory(initial: string | null = null) {
  let text = initial
  return {
    getItem: () => text,
    setItem: (_: string, next: string) => {
      text = next
    },
  }
}

test('C-7 a path may be loaded whole once within 10,000 ms, then again', () => {
  const storage = memory()
  expect(mayReload('/a', 1_000, () => storage)).toBe(true)
  expect(mayReload('/a', 1_001, () => storage)).toBe(false)
  expect(mayReload('/a', 10_999, () => storage)).toBe(false)
  expect(mayReload('/a', 11_000, () => storage)).toBe(true)
})

test('C-7 one path does not hold up another', () => {
  const storage = memory()
  expect(mayReload('/a', 0, () => storage)).toBe(true)
  expect(mayReload('/b', 1, () => storage)).toBe(true)
  expect(mayReload('/a', 2, () => storage)).toBe(false)
})

test.each(['', 'nonsense', '[]', 'null', '{"/a":"soon"}'])(
  'C-7 what else is stored (%j) causes no loop and no fault',
  (text) => {
    expect(typeof mayReload('/a', 5, () => memory(text))).toBe('boolean')
  },
)

test('C-7 where the browser forbids storage nothing is loaded again', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  expect(mayReload('/a', 1, forbidden)).toBe(false)
})

test('C-7 without storage nothing is loaded again and again', () => {
  const none = {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => undefined,
  }
  expect(mayReload('/a', 1, () => none)).toBe(false)
})
