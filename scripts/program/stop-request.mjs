import { Stopped } from '../problem.mjs'

/** A terminal's Ctrl-C arrives twice under npm, which passes it on: what comes this soon is the same one. */
const sameRequestMs = 500
const parentCheckMs = 1000

/**
 * Turns Ctrl-C, SIGTERM, a closed terminal and the end of the npm that started us into one request to stop.
 * @param {() => void} [onImpatience] a second Ctrl-C
 */
export function awaitStopRequest(onImpatience = () => {}) {
  const controller = new AbortController()
  let requestedAt = 0
  const request = () => {
    if (!controller.signal.aborted) {
      requestedAt = performance.now()
      controller.abort(new Stopped())
    } else if (performance.now() - requestedAt > sameRequestMs) onImpatience()
  }
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, request)
  if (process.env.npm_lifecycle_event) watchParent(request)
  return controller.signal
}

/** @param {() => void} onGone */
function watchParent(onGone) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, parentCheckMs)
  timer.unref()
}
