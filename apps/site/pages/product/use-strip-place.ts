import { type RefObject, useEffect, useState } from 'react'

/** Which part of a strip is in its frame; null until script knows. */
export function useStripPlace(strip: RefObject<HTMLElement | null>): number | null {
  const [place, setPlace] = useState<number | null>(null)
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const look = () => {
      const step = element.scrollWidth / Math.max(1, element.children.length)
      setPlace(Math.min(element.children.length - 1, Math.round(element.scrollLeft / step)))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [strip])
  return place
}
