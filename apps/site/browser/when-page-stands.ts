const longestMs = 3000
/** A tab in the background draws no frames, and need not wait for one. */
const longestFrameMs = 300

/**
 * What the server sent is a whole page, so its type and pictures come first and script after them: once they are there and drawn, or as soon
 * as the visitor does something, or after three seconds where a picture hangs.
 */
export function whenPageStands(): Promise<void> {
  return new Promise((resolve) => {
    const afterNextFrame = () => {
      setTimeout(resolve, longestFrameMs)
      requestAnimationFrame(() => setTimeout(resolve))
    }
    if (document.readyState === 'complete') return afterNextFrame()
    setTimeout(resolve, longestMs)
    addEventListener('load', afterNextFrame, { once: true })
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, () => resolve(), { once: true, capture: true })
  })
}
