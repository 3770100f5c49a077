import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WriterQueue } from './writer-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('writers go in one after the other, in the order they came', async () => {
  const queue = new WriterQueue()
  const steps: string[] = []
  const write = (name: string) =>
    queue.run(async () => {
      steps.push(`${name} in`)
      await Promise.resolve()
      steps.push(`${name} out`)
    })
  await Promise.all([write('a'), write('b'), write('c')])
  expect(steps).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
})

test('a writer that fails lets the next one in', async () => {
  const queue = new WriterQueue()
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(queue.run(async () => 'yes')).resolves.toBe('yes')
})

test('whoever waits too long is told so, and does not let others pass the one in front', async () => {
  const queue = new WriterQueue(1_000)
  const leave = await queue.enter()
  const impatient = expect(queue.enter()).rejects.toThrow('was not saved')
  await vi.advanceTimersByTimeAsync(1_000)
  await impatient
  let entered = false
  const next = queue.enter().then((go) => {
    entered = true
    go()
  })
  await vi.advanceTimersByTimeAsync(500)
  expect(entered).toBe(false)
  leave()
  await next
  expect(entered).toBe(true)
})
