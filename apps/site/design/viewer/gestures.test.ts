import { expect, test } from 'vitest'
import { gestureLook } from './gesture-look.ts'
import { createGestures, type Gesture } from './gestures.ts'
import { type Look, lookAt, zoom } from './look.ts'

const room = { frame: { width: 360, height: 600 }, picture: { width: 360, height: 360 } }

/** A hand over the viewer: says what it meant, and what became of the look. */
function hand(look: Look = lookAt(1, 3), mouse = false) {
  const meant: Gesture['kind'][] = []
  let now = look
  const gestures = createGestures((gesture) => {
    meant.push(gesture.kind)
    now = gestureLook(now, gesture, 3, room)
  })
  const contact = (id: number, x: number, y: number, time: number) => ({ id, x, y, time, mouse })
  return {
    meant,
    look: () => now,
    down: (x: number, y = 0, id = 1, time = 0) => gestures.down(contact(id, x, y, time)),
    move: (x: number, y = 0, id = 1, time = 0) => gestures.move(contact(id, x, y, time)),
    up: (x: number, y = 0, id = 1, time = 0) => gestures.up(contact(id, x, y, time)),
    cancel: () => gestures.cancel(1),
  }
}

test.each([
  ['to the left turns to the next', -120, 0, 2],
  ['to the right turns to the one before', 120, 0, 0],
  ['too short turns to none', -30, 0, 1],
  ['downwards turns to none', -80, 200, 1],
])('E-2 a swipe %s', (_, x, y, index) => {
  const finger = hand()
  finger.down(0)
  finger.move(x / 2, y / 2)
  expect(finger.look().pushed).toBe(x / 2)
  finger.move(x, y)
  finger.up(x, y)
  expect(finger.look()).toMatchObject({ index, pushed: 0 })
})

test('E-2 a swipe the browser takes away turns to none', () => {
  const finger = hand()
  finger.down(0)
  finger.move(-200)
  finger.cancel()
  expect(finger.look()).toMatchObject({ index: 1, pushed: 0 })
})

test('E-2 two fingers zoom between them, and lifting them turns no page', () => {
  const fingers = hand()
  fingers.down(-50, 0, 1)
  fingers.down(50, 0, 2)
  fingers.move(-100, 0, 1)
  fingers.move(100, 0, 2)
  expect(fingers.look().scale).toBeCloseTo(2)
  expect(fingers.look().x).toBeCloseTo(0)
  fingers.up(-100, 0, 1)
  fingers.move(-60, 0, 2)
  fingers.up(-60, 0, 2)
  expect(fingers.look()).toMatchObject({ index: 1 })
})

test('E-2 near a picture one finger moves over it', () => {
  const finger = hand(zoom(lookAt(1, 3), 3, { x: 0, y: 0 }, room))
  finger.down(0)
  finger.move(-200, 0)
  finger.up(-200, 0)
  expect(finger.look()).toMatchObject({ index: 1, x: -200 })
})

test('E-2 a finger taps twice to zoom, once does nothing', () => {
  const finger = hand()
  const tap = (time: number) => {
    finger.down(40, 40, 1, time)
    finger.up(42, 40, 1, time + 50)
  }
  tap(0)
  tap(2_000)
  expect(finger.meant).not.toContain('tap')
  tap(2_150)
  expect(finger.look().scale).toBeGreaterThan(1)
})

test('E-2 a mouse clicks once to zoom; a double click is one', () => {
  const mouse = hand(lookAt(1, 3), true)
  mouse.down(40, 40, 1, 0)
  mouse.up(40, 40, 1, 60)
  mouse.down(40, 40, 1, 150)
  mouse.up(40, 40, 1, 200)
  expect(mouse.meant.filter((kind) => kind === 'tap')).toHaveLength(1)
  expect(mouse.look().scale).toBeGreaterThan(1)
})
