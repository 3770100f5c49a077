import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './look.ts'

/** The room an element has, also after the window has changed; null until it is measured. */
export function useFrame(element: RefObject<HTMLElement | null>): Size | null {
  const [frame, setFrame] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => setFrame({ width: measured.clientWidth, height: measured.clientHeight })
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(measured)
    return () => watching.disconnect()
  }, [element])
  return frame
}
