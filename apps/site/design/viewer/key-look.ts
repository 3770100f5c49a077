import { type Look, lookAt, nearStep, pan, type Room, zoom } from './look.ts'

const middle = { x: 0, y: 0 }
const panStep = 80

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What a key does to the look; null when the key is not ours. Arrows turn pages until the picture is near, then move over it. */
export function keyLook(key: string, look: Look, count: number, room: Room): Look | null {
  const direction = directions[key]
  if (direction) {
    const [x, y] = direction
    if (look.scale > 1) return pan(look, { x: -x * panStep, y: -y * panStep }, room)
    return x === 0 ? null : lookAt(look.index + x, count)
  }
  switch (key) {
    case 'Home':
      return lookAt(0, count)
    case 'End':
      return lookAt(count - 1, count)
    case 'PageUp':
      return lookAt(look.index - 1, count)
    case 'PageDown':
      return lookAt(look.index + 1, count)
    case '+':
    case '=':
      return zoom(look, look.scale * nearStep, middle, room)
    case '-':
      return zoom(look, look.scale / nearStep, middle, room)
    case '0':
      return zoom(look, 1, middle, room)
    default:
      return null
  }
}
