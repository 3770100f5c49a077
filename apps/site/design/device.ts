import { constants } from '../behaviour/constants.ts'

export type Device = 'mobile' | 'tablet' | 'desktop'

export function deviceOf(width: number): Device {
  if (width >= constants.device.desktop) return 'desktop'
  return width >= constants.device.tablet ? 'tablet' : 'mobile'
}

type Resizable = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Tells 50 ms after the size of a window came to rest (C-9), until it is stopped. */
export function watchSize(window: Resizable, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onResize = () => {
    clearTimeout(timer)
    timer = setTimeout(tell, constants.resizeSettle)
  }
  window.addEventListener('resize', onResize)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', onResize)
  }
}
