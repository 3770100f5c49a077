import type { Gesture } from './gestures.ts'
import { type Look, lookAt, type Point, pan, type Room, toggleZoom, zoom } from './look.ts'

const farEnough = 56

/** What a gesture does to the look: fingers turn pages until the picture is near, then move over it. */
export function gestureLook(look: Look, gesture: Gesture, count: number, room: Room): Look {
  switch (gesture.kind) {
    case 'drag':
      return look.scale > 1 ? pan(look, gesture.by, room) : { ...look, pushed: look.pushed + gesture.by.x }
    case 'pinch':
      return pan(zoom(look, look.scale * gesture.ratio, gesture.at, room), gesture.by, room)
    case 'tap':
      return toggleZoom(look, gesture.at, room)
    case 'end':
      return look.scale === 1 && gesture.dragged ? turned(look, gesture.dragged, count) : { ...look, pushed: 0 }
  }
}

function turned(look: Look, dragged: Point, count: number): Look {
  const aside = Math.abs(dragged.x) > Math.max(farEnough, Math.abs(dragged.y))
  return lookAt(aside ? look.index - Math.sign(dragged.x) : look.index, count)
}
