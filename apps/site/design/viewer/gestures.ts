import type { Point } from './look.ts'

/** What fingers and mouse mean; positions are measured from the middle of the frame. */
export type Gesture =
  | { kind: 'drag'; by: Point }
  | { kind: 'pinch'; ratio: number; at: Point; by: Point }
  /** The last finger left; `dragged` is the whole way of a single finger, null after a pinch. */
  | { kind: 'end'; dragged: Point | null }
  | { kind: 'tap'; at: Point }

export interface Contact extends Point {
  id: number
  /** Milliseconds. */
  time: number
  mouse: boolean
}

const stillWithin = 8
const doubleTap = { time: 320, distance: 32 }

export interface Gestures {
  down: (contact: Contact) => void
  move: (contact: Contact) => void
  up: (contact: Contact) => void
  /** The browser took the finger away. */
  cancel: (id: number) => void
}

/** Turns contacts into gestures. A mouse taps once, a finger twice, as everywhere. */
export function createGestures(say: (gesture: Gesture) => void): Gestures {
  const contacts = new Map<number, Contact>()
  let start: Point | null = null
  let lastTap: Contact | null = null

  function leave(id: number, last: Contact | null): void {
    if (!contacts.delete(id) || contacts.size > 0) return
    const dragged = last && start ? between(start, last) : null
    if (last && dragged && Math.hypot(dragged.x, dragged.y) < stillWithin) tap(last)
    say({ kind: 'end', dragged })
  }

  function tap(contact: Contact): void {
    const again =
      lastTap !== null && contact.time - lastTap.time < doubleTap.time && distance(contact, lastTap) < doubleTap.distance
    // The second click of a double click is swallowed: it would undo the first.
    if (contact.mouse ? !again : again) say({ kind: 'tap', at: { x: contact.x, y: contact.y } })
    lastTap = again ? null : contact
  }

  return {
    down: (contact) => {
      start = contacts.size === 0 ? contact : null
      contacts.set(contact.id, contact)
    },
    move: (contact) => {
      const before = contacts.get(contact.id)
      if (!before) return
      const other = [...contacts.values()].find(({ id }) => id !== contact.id)
      contacts.set(contact.id, contact)
      if (!other) return say({ kind: 'drag', by: between(before, contact) })
      const ratio = distance(contact, other) / Math.max(1, distance(before, other))
      const at = middleOf(before, other)
      say({ kind: 'pinch', ratio, at, by: between(at, middleOf(contact, other)) })
    },
    up: (contact) => leave(contact.id, contact),
    cancel: (id) => leave(id, null),
  }
}

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
