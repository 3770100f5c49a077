/** How a picture is looked at: which, how near, and how far its middle is from the middle of the frame (in CSS pixels). */
export interface Look {
  index: number
  scale: number
  x: number
  y: number
  /** How far a finger has pushed it aside, to turn to the next. */
  pushed: number
}

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** The frame, and the picture as it stands in it before anyone comes nearer. */
export interface Room {
  frame: Size
  picture: Size
}

export const nearest = 4
export const nearStep = 1.5
const nearByTap = 2.5

/** As large as the frame allows, never larger than the picture is. */
export function fitInto(frame: Size, picture: Size): Size {
  const scale = Math.min(1, frame.width / picture.width, frame.height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

export function lookAt(index: number, count: number): Look {
  return { index: clamp(index, 0, count - 1), scale: 1, x: 0, y: 0, pushed: 0 }
}

/** Comes nearer or goes back, keeping the point (measured from the middle of the frame) under the pointer. */
export function zoom(look: Look, scale: number, at: Point, room: Room): Look {
  const next = clamp(scale, 1, nearest)
  const ratio = next / look.scale
  const x = at.x - (at.x - look.x) * ratio
  const y = at.y - (at.y - look.y) * ratio
  return within({ ...look, scale: next, x, y, pushed: 0 }, room)
}

export function toggleZoom(look: Look, at: Point, room: Room): Look {
  return zoom(look, look.scale > 1 ? 1 : nearByTap, at, room)
}

export function pan(look: Look, by: Point, room: Room): Look {
  return within({ ...look, x: look.x + by.x, y: look.y + by.y }, room)
}

/** The edge of the picture never comes further in than the edge of the frame; a side that fits stays in the middle. */
export function within(look: Look, { frame, picture }: Room): Look {
  const overX = Math.max(0, (picture.width * look.scale - frame.width) / 2)
  const overY = Math.max(0, (picture.height * look.scale - frame.height) / 2)
  return { ...look, x: clamp(look.x, -overX, overX), y: clamp(look.y, -overY, overY) }
}

/** Adding zero turns the −0 of a closed range into 0. */
function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value)) + 0
}
