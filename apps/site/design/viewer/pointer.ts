import type { PointerEvent } from 'react'
import type { Contact } from './gestures.ts'
import type { Point } from './look.ts'

/** Where it is, measured from the middle of the element. */
export function pointOf(event: { clientX: number; clientY: number }, element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}

export function contactOf(event: PointerEvent<HTMLElement>): Contact {
  const { pointerId: id, pointerType, timeStamp: time } = event
  return { id, time, mouse: pointerType === 'mouse', ...pointOf(event, event.currentTarget) }
}
