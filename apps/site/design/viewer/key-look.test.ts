import { expect, test } from 'vitest'
import { keyLook } from './key-look.ts'
import { lookAt, zoom } from './look.ts'

const room = { frame: { width: 800, height: 600 }, picture: { width: 600, height: 600 } }
const second = lookAt(1, 4)
const near = zoom(second, 3, { x: 0, y: 0 }, room)
const press = (key: string, look = second) => keyLook(key, look, 4, room)

test.each([
  ['ArrowRight', 2],
  ['ArrowLeft', 0],
  ['Home', 0],
  ['End', 3],
  ['PageDown', 2],
  ['PageUp', 0],
])('E-2 E-10 %s turns to picture %i', (key, index) => {
  expect(press(key)?.index).toBe(index)
})

test('E-2 E-10 + and - zoom, 0 shows the whole again', () => {
  expect(press('+')?.scale).toBe(1.5)
  expect(press('=')?.scale).toBe(1.5)
  expect(press('-', near)?.scale).toBe(2)
  expect(press('0', near)).toMatchObject({ scale: 1, x: 0, y: 0 })
})

test('E-2 E-10 near a picture the arrows move over it, and the page keys still turn', () => {
  expect(press('ArrowRight', near)).toMatchObject({ index: 1, x: -80 })
  expect(press('ArrowUp', near)).toMatchObject({ index: 1, y: 80 })
  expect(press('PageDown', near)).toMatchObject({ index: 2, scale: 1 })
})

test.each(['Tab', 'Enter', 'Escape', 'a', 'ArrowUp'])('E-10 %s is left to the browser', (key) => {
  expect(press(key)).toBeNull()
})
