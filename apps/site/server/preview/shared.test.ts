import { expect, test } from 'vitest'
import { shared } from './shared.ts'

test('G-2 whoever asks while a question is on its way shares the next one, which sees the last save', async () => {
  const share = shared<string>()
  let saved = 'old'
  let asked = 0
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const ask = async () => {
    asked += 1
    const seen = saved
    await gate
    return seen
  }
  const first = share('1', ask)
  saved = 'new'
  const others = [share('1', ask), share('1', ask), share('1', ask)]
  const elsewhere = share('2', ask)
  expect(asked).toBe(2)
  open()
  expect(await Promise.all([first, ...others, elsewhere])).toEqual(['old', 'new', 'new', 'new', 'new'])
  expect(asked).toBe(3)
  saved = 'newer'
  expect(await share('1', ask)).toBe('newer')
})
