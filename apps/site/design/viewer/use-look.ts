import { type PointerEvent, type RefObject, useEffect, useMemo, useState } from 'react'
import type { PictureData } from '../picture.tsx'
import { gestureLook } from './gesture-look.ts'
import { createGestures } from './gestures.ts'
import { keyLook } from './key-look.ts'
import { fitInto, type Look, lookAt, type Size, within, zoom } from './look.ts'
import { contactOf, pointOf } from './pointer.ts'
import { useFrame } from './use-frame.ts'

const wheelPace = 0.002
const unmeasured: Size = { width: 1, height: 1 }

/** The look and what changes it: keys, fingers, mouse, wheel, and a window of another size. */
export function useLook(pictures: PictureData[], start: number, stage: RefObject<HTMLElement | null>) {
  const [look, setLook] = useState(() => lookAt(start, pictures.length))
  const frame = useFrame(stage)
  const [held, setHeld] = useState(false)

  const moves = useMemo(() => {
    const bounds = frame ?? unmeasured
    const roomOf = ({ index }: Look) => ({ frame: bounds, picture: fitInto(bounds, pictures[index] ?? bounds) })
    const gestures = createGestures((gesture) => {
      if (gesture.kind === 'end') setHeld(false)
      setLook((now) => gestureLook(now, gesture, pictures.length, roomOf(now)))
    })
    return {
      gestures,
      press: (key: string, now: Look) => {
        const next = keyLook(key, now, pictures.length, roomOf(now))
        if (next) setLook(next)
        return next !== null
      },
      wheel: (event: WheelEvent, element: HTMLElement) => {
        event.preventDefault()
        const at = pointOf(event, element)
        setLook((now) => zoom(now, now.scale * Math.exp(-event.deltaY * wheelPace), at, roomOf(now)))
      },
      settle: () => setLook((now) => within(now, roomOf(now))),
    }
  }, [frame, pictures])

  useEffect(() => {
    const element = stage.current
    if (!element) return
    moves.settle()
    const turn = (event: WheelEvent) => moves.wheel(event, element)
    // React listens passively; the page itself must not be zoomed by a pinch on a touchpad.
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [stage, moves])

  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setHeld(true)
      moves.gestures.down(contactOf(event))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => moves.gestures.move(contactOf(event)),
    onPointerUp: (event: PointerEvent<HTMLElement>) => moves.gestures.up(contactOf(event)),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => moves.gestures.cancel(event.pointerId),
  }
  return { look, frame, held, pointer, press: (key: string) => moves.press(key, look) }
}
