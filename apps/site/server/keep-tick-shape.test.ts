import { expect, test } from 'vitest'
import { keepTickShape } from './keep-tick-shape.ts'

test('what is kept is an object of node’s tick queue: two computed keys before what is called', async () => {
  const tick = await keepTickShape()
  expect(Object.getOwnPropertySymbols(tick)).toHaveLength(2)
  expect(Object.keys(tick)).toEqual(['callback', 'args'])
})
