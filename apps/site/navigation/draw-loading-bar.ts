import type { BarState } from './loading-bar.ts'

/** Draws the bar over the page, outside what React draws, and only while it is there. The style sheet moves and fades it. */
export function drawLoadingBar(document: Document): (state: BarState) => void {
  const bar = document.createElement('div')
  bar.className = 'loading-bar'
  bar.role = 'progressbar'
  return ({ shown, progress, label }) => {
    if (!shown && progress === 0) return bar.remove()
    bar.ariaLabel = label
    bar.ariaValueNow = String(Math.round(progress))
    bar.style.scale = `${progress / 100} 1`
    bar.style.opacity = shown ? '1' : '0'
    if (!bar.isConnected) document.body.append(bar)
  }
}
