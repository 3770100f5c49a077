import { expect, test } from 'vitest'
import { scriptJson } from './json-script.ts'

test('R-4 nothing in the data can end the script element or open another', () => {
  const value = { name: '</script><script>alert(1)</script><!--', line: 'a\u2028b\u2029c' }
  const json = scriptJson(value)
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(value)
})
