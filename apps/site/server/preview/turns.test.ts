import { expect, test } from 'vitest'
import { turns } from './turns.ts'

test('G-2 R-1 no more than so many are at it, and who has waited too long gives up its place', async () => {
  const turn = turns(1)
  const never = new AbortController().signal
  let open = (_answer: string) => {}
  const gate = new Promise<string>((resolve) => {
    open = resolve
  })
  const impatient = new AbortController()
  const begun: string[] = []
  const begin = (name: string) => async () => {
    begun.push(name)
    return name === 'first' ? gate : name
  }
  const first = turn(begin('first'), never)
  const second = turn(begin('second'), impatient.signal)
  const third = turn(begin('third'), never)
  impatient.abort(new Error('too long'))
  await expect(second).rejects.toThrow('too long')
  expect(begun).toEqual(['first'])
  open('done')
  expect(await Promise.all([first, third])).toEqual(['done', 'third'])
  expect(begun).toEqual(['first', 'third'])
})
