/** A tab in the background draws no frames; it need not wait for one either. */
const longestMs = 300

/** What the server sent is a whole page: it is drawn before script takes the thread. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
