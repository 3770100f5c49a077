import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countLabel, createToastList, type Toast, type ToastList } from './toast-list.ts'

let shown: readonly Toast[]
let list: ToastList
const texts = () => shown.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  list = createToastList((toasts) => {
    shown = toasts
  })
})
afterEach(() => vi.useRealTimers())

test('F-5 a toast goes after 3,000 ms', () => {
  list.add('success', 'Sent')
  vi.advanceTimersByTime(2999)
  expect(texts()).toEqual(['Sent'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('F-5 toasts stack in the order they came', () => {
  list.add('info', 'one')
  vi.advanceTimersByTime(1000)
  list.add('error', 'two')
  expect(texts()).toEqual(['one', 'two'])
  vi.advanceTimersByTime(2000)
  expect(texts()).toEqual(['two'])
})

test('F-5 the same message again is one toast with a counter, and stays its time anew', () => {
  list.add('warning', 'again')
  vi.advanceTimersByTime(2000)
  list.add('warning', 'again')
  expect(shown).toMatchObject([{ text: 'again', count: 2 }])
  vi.advanceTimersByTime(2999)
  expect(shown).toHaveLength(1)
  list.add('error', 'again')
  expect(shown.map(({ type, count }) => [type, count])).toEqual([
    ['warning', 2],
    ['error', 1],
  ])
})

test.each([
  [1, ''],
  [2, '2'],
  [99, '99'],
  [100, '99+'],
  [1000, '99+'],
])('F-5 said %i times, the badge says %j', (count, label) => {
  expect(countLabel(count)).toBe(label)
})

test('F-5 while one is pointed at or focused none goes; afterwards each has its time', () => {
  list.add('info', 'read me')
  vi.advanceTimersByTime(2000)
  list.hold(1, 'pointer')
  list.add('info', 'me too')
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['read me', 'me too'])
  list.release(1, 'pointer')
  vi.advanceTimersByTime(2999)
  expect(texts()).toEqual(['read me', 'me too'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('F-5 a toast with the focus stays when the pointer leaves it', () => {
  list.add('info', 'read me')
  list.hold(1, 'focus')
  list.hold(1, 'pointer')
  list.release(1, 'pointer')
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['read me'])
})

test('F-5 a toast that is closed under the pointer keeps no other', () => {
  list.add('primary', 'one')
  list.add('primary', 'two')
  list.hold(1, 'pointer')
  list.close(1)
  expect(texts()).toEqual(['two'])
  vi.advanceTimersByTime(3000)
  expect(texts()).toEqual([])
})

test('F-5 what was closed and comes again is a new toast', () => {
  list.add('primary', 'one')
  vi.advanceTimersByTime(1000)
  list.close(1)
  list.add('primary', 'one')
  expect(shown).toMatchObject([{ text: 'one', count: 1 }])
  vi.advanceTimersByTime(2999)
  expect(texts()).toEqual(['one'])
})
