import { expect, test } from 'vitest'
import { fitInto, lookAt, nearest, pan, toggleZoom, zoom } from './look.ts'

const frame = { width: 800, height: 600 }
const room = { frame, picture: { width: 600, height: 600 } }
const far = lookAt(0, 3)
const middle = { x: 0, y: 0 }

test('E-2 a picture fills the frame without being cut or blown up', () => {
  expect(fitInto(frame, { width: 1000, height: 1000 })).toEqual({ width: 600, height: 600 })
  expect(fitInto(frame, { width: 1920, height: 1080 })).toEqual({ width: 800, height: 450 })
  expect(fitInto(frame, { width: 300, height: 200 })).toEqual({ width: 300, height: 200 })
})

test('E-2 turning stops at the first and the last picture and always begins from afar', () => {
  expect(lookAt(-1, 3).index).toBe(0)
  expect(lookAt(3, 3).index).toBe(2)
  expect(lookAt(1, 3)).toEqual({ index: 1, scale: 1, x: 0, y: 0, pushed: 0 })
})

test('E-2 zooming keeps the point under the pointer where it is', () => {
  const at = { x: 100, y: -50 }
  const look = zoom(far, 2.5, at, room)
  // The spot of the picture under the pointer, before and after.
  expect((at.x - look.x) / look.scale).toBeCloseTo(100)
  expect((at.y - look.y) / look.scale).toBeCloseTo(-50)
})

test('E-2 zoom has a nearest and a farthest', () => {
  expect(zoom(far, 100, middle, room).scale).toBe(nearest)
  expect(zoom(far, 0.1, middle, room).scale).toBe(1)
})

test('E-2 the edge of the picture never comes further in than the edge of the frame', () => {
  const near = zoom(far, 2, middle, room)
  expect(pan(near, { x: 9_999, y: -9_999 }, room)).toMatchObject({ x: 200, y: -300 })
  expect(pan(far, { x: 50, y: 50 }, room)).toMatchObject({ x: 0, y: 0 })
})

test('E-2 a side that fits stays in the middle, and going back to afar centres the picture', () => {
  const wide = { frame, picture: { width: 800, height: 200 } }
  const near = zoom(far, 2, { x: 300, y: 80 }, wide)
  expect(near.y).toBe(0)
  expect(near.x).toBe(-300)
  expect(zoom(near, 1, { x: 300, y: 0 }, wide)).toMatchObject({ x: 0, y: 0 })
})

test('E-2 one touch comes near, the next goes back', () => {
  const near = toggleZoom(far, { x: 10, y: 10 }, room)
  expect(near.scale).toBeGreaterThan(1)
  expect(toggleZoom(near, { x: -40, y: 0 }, room)).toMatchObject({ scale: 1, x: 0, y: 0 })
})
