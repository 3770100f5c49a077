import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { constants } from '../behaviour/constants.ts'
import { deviceOf, watchSize } from './device.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [2560, 'desktop'],
])('C-9 a window %i px wide is a %s', (width, device) => {
  expect(deviceOf(width)).toBe(device)
})

test('C-9 the kinds of device change where the style sheets do', () => {
  const rem = 16
  const head = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  expect(head).toContain(`(width < ${constants.device.tablet / rem}rem)`)
  const bar = readFileSync(join(import.meta.dirname, '../pages/product/inquiry-bar.module.css'), 'utf8')
  expect(bar).toContain(`(width >= ${constants.device.desktop / rem}rem)`)
})

test('C-9 a new size counts 50 ms after the last change, once', () => {
  const window = new EventTarget()
  const tell = vi.fn()
  watchSize(window, tell)
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(49)
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(49)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tell).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  expect(tell).toHaveBeenCalledOnce()
})

test('C-9 who stopped watching hears nothing more', () => {
  const window = new EventTarget()
  const tell = vi.fn()
  const stop = watchSize(window, tell)
  window.dispatchEvent(new Event('resize'))
  stop()
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(1000)
  expect(tell).not.toHaveBeenCalled()
})
