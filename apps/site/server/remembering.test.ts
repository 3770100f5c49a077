import { expect, test } from 'vitest'
import { remembering } from './remembering.ts'

test('P-1 what a header means is worked out once, and an endless variety of headers takes no memory', () => {
  const asked: string[] = []
  const answer = remembering((text) => {
    asked.push(text)
    return text.toUpperCase()
  })
  expect([answer('br'), answer('br'), answer('gzip')]).toEqual(['BR', 'BR', 'GZIP'])
  expect(asked).toEqual(['br', 'gzip'])

  const long = 'x'.repeat(400)
  expect([answer(long), answer(long)]).toEqual([long.toUpperCase(), long.toUpperCase()])
  expect(asked.filter((text) => text === long)).toHaveLength(2)

  for (let count = 0; count < 500; count++) answer(`variety ${count}`)
  answer('br')
  expect(asked.filter((text) => text === 'br')).toHaveLength(2)
})
