import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BarState, createLoadingBar, estimate, type LoadingBar } from './loading-bar.ts'

let states: BarState[]
let bar: LoadingBar
const now = () => states.at(-1)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  states = []
  bar = createLoadingBar((state) => states.push(state))
})
afterEach(() => vi.useRealTimers())

test('S-17 a page that comes within 200 ms never shows the bar', () => {
  bar.start('Products')
  vi.advanceTimersByTime(199)
  bar.finish()
  vi.advanceTimersByTime(5000)
  expect(states.some(({ shown }) => shown)).toBe(false)
})

test('S-17 after 200 ms the bar shows, names the page and grows', () => {
  bar.start('Products')
  vi.advanceTimersByTime(200)
  expect(now()).toMatchObject({ shown: true, label: 'Products' })
  vi.advanceTimersByTime(500)
  const early = now()?.progress ?? 0
  vi.advanceTimersByTime(500)
  expect(early).toBeGreaterThan(20)
  expect(now()?.progress).toBeGreaterThan(early)
})

test('S-17 the bar comes near its end and never there', () => {
  bar.start('Products')
  vi.advanceTimersByTime(120_000)
  expect(now()?.progress).toBeGreaterThan(95)
  expect(now()?.progress).toBeLessThan(100)
  const steps = Array.from({ length: 100 }, (_, index) => estimate(index * 200))
  expect(steps).toEqual([...steps].sort((one, other) => one - other))
})

test('S-17 the full bar stays for 500 ms, fades for 400 ms and is empty then', () => {
  bar.start('Products')
  vi.advanceTimersByTime(300)
  bar.finish()
  expect(now()).toMatchObject({ shown: true, progress: 100 })
  vi.advanceTimersByTime(499)
  expect(now()?.shown).toBe(true)
  vi.advanceTimersByTime(1)
  expect(now()).toMatchObject({ shown: false, progress: 100 })
  vi.advanceTimersByTime(399)
  expect(now()?.progress).toBe(100)
  vi.advanceTimersByTime(1)
  expect(now()).toEqual({ shown: false, progress: 0, label: '' })
})

test('S-17 a navigation that was given up leaves no bar standing', () => {
  bar.start('Products')
  vi.advanceTimersByTime(1000)
  bar.cancel()
  expect(now()).toMatchObject({ shown: false, progress: 0 })
  vi.advanceTimersByTime(5000)
  expect(now()?.shown).toBe(false)
})

test('S-17 a second navigation goes on with the bar of the first, under its own name', () => {
  bar.start('Products')
  vi.advanceTimersByTime(1000)
  const before = now()?.progress ?? 0
  bar.start('Contact')
  expect(now()).toMatchObject({ shown: true, label: 'Contact', progress: before })
})

test('S-17 a navigation right after another starts from nothing', () => {
  bar.start('Products')
  vi.advanceTimersByTime(300)
  bar.finish()
  vi.advanceTimersByTime(100)
  bar.start('Contact')
  expect(now()).toMatchObject({ shown: false, progress: 0 })
  vi.advanceTimersByTime(200)
  expect(now()).toMatchObject({ shown: true, label: 'Contact' })
  vi.advanceTimersByTime(500)
  expect(now()?.progress).toBeLessThan(100)
})
